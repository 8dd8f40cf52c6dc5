/** Which of the page's shapes is on the screen? The same limits as in play.css. */

function watch(query: string): { readonly on: boolean } {
  const list = matchMedia(query);
  let on = $state(list.matches);
  list.addEventListener("change", () => (on = list.matches));
  return {
    get on() {
      return on;
    },
  };
}

/** Low and wide: a phone on its side. */
const lying = watch("(min-width: 560px) and (max-height: 499px)");
const desk = watch("(min-width: 1000px) and (min-height: 500px)");

export const layout = {
  /** The hand lies in one row. */
  get flat(): boolean {
    return lying.on || desk.on;
  },
  get desk(): boolean {
    return desk.on;
  },
};
