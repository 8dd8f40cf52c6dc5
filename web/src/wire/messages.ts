// Written by `python -m cicera.server.typescript`. Change the Python types instead.

export const PROTOCOL = 1;

/** Codes that a socket is closed with. */
export const CLOSE = { REPLACED: 4001, NO_TABLE: 4004, PROTOCOL: 4005, CROWDED: 4008, TOO_FAST: 4029, GOING_AWAY: 1012 } as const;

export type CardCode = string;

export type BonusName = "scua" | "picada" | "simili" | "quadriglia" | "cinquanta";

export type ItemName = "carte" | "spade" | "mata" | "dieci" | "fante" | "napula" | "scua" | "picada" | "simili" | "quadriglia" | "cinquanta";

export type Phase = "lobby" | "playing" | "between" | "over";

export type Occupant = "empty" | "human" | "bot";

export type PlayerName = "traditional" | "greedy" | "random";

export type RuleValue = boolean | number | string;

export type Code = string;

/** A set of table cards that a card can take, and the bonuses that taking it would earn. */
export interface Capture {
  cards: CardCode[];
  bonuses: BonusName[];
}

/** All that one card of the hand can do: be laid, always, or take one of ``captures``. */
export interface CardChoice {
  card: CardCode;
  captures: Capture[];
}

/** A play that was made: who, what, what it earned, what the sweep took and for which side. */
export interface LogEntry {
  /** Which play of its hand, from 0. */
  ply: number;
  seat: number;
  move: string;
  card: CardCode;
  captured: CardCode[];
  bonuses: BonusName[];
  swept: CardCode[];
  swept_to: number | null;
}

/**
 * What ``side`` scores for ``item``, and the cards that earned it.
 *
 * For ``carte`` they are the whole pile; for a bonus those that made the captures, which lie face
 * up in the pile, and ``moves`` are its plays, one a point.
 */
export interface ScoreLine {
  item: ItemName;
  side: number;
  points: number;
  cards: CardCode[];
  moves: string[];
}

/** The score of one complete hand. After a napoleone it has no lines: the match is won. */
export interface ScoreSheet {
  hand: number;
  dealer: number;
  lines: ScoreLine[];
  /** Points of each side in this hand. */
  totals: number[];
  napoleone: number | null;
}

/** What ``side`` has taken in this hand: how many cards, and those that lie face up. */
export interface Pile {
  side: number;
  count: number;
  bonus_cards: CardCode[];
  /** The bonuses so far, one line an item; their points stand with the side already. */
  bonuses: ScoreLine[];
  /** The bonus points so far. */
  points: number;
}

/** Who sits where, and what everybody can see of that seat. */
export interface Seat {
  seat: number;
  side: number;
  kind: Occupant;
  /** Empty for an empty seat. */
  name: string;
  /** The bot that plays here: always for a bot's seat, for a person's only while away. */
  player: PlayerName | null;
  /** The person has left; ``player`` plays until the person comes back. */
  away: boolean;
  /** A screen of the person is connected now; False for bots and empty seats. */
  connected: boolean;
  /** The person is ready for the hand that is due; bots always are. */
  ready: boolean;
  /** The person's screen has given its number for the shuffle of the hand that is due. */
  nonce: boolean;
  /** How many cards the seat holds. */
  held: number;
}

/** A seat's number in a shuffle; ``given`` by its own screen, or else by the server. */
export interface Nonce {
  seat: number;
  value: string;
  given: boolean;
}

/**
 * The fair deal of one hand: the promise before it and, once the hand is over, the proof.
 *
 * ``commitment`` is the SHA-256 of ``secret``, both in hexadecimal.
 */
export interface Shuffle {
  match: number;
  hand: number;
  commitment: string;
  secret: string | null;
  /** Empty until the hand is over. */
  nonces: Nonce[];
}

/** A hand that waits to be dealt: the first, the next, or the first of a rematch. */
export interface DueHand {
  match: number;
  hand: number;
  /** Who will deal; null when chance decides (the very first hand). */
  dealer: number | null;
  /**
   * Who is not ready yet; when nobody is left the hand is dealt. Before the first hand of all it
   *     is the host, who begins.
   */
  waiting: number[];
  /** The promise about this hand's shuffle: a screen gives its nonce only after it. */
  commitment: string;
}

/**
 * All that one seat, or a spectator, may see. Every screen can be built from it alone.
 *
 * Before the first deal (``hand`` 0) the cards and counts are empty. Between hands and after the
 * match it shows the hand that has just ended.
 */
export interface View {
  protocol: number;
  /** How many events this table has had. */
  version: number;
  table: string;
  phase: Phase;
  /** Your seat; None for a spectator. */
  seat: number | null;
  host: number | null;
  /** The rule set in its text form, ``caciada target=31``. */
  rules: string;
  /** The preset and every field of the rules. */
  fields: Record<string, RuleValue>;
  target: number;
  seats: Seat[];
  /** Which match at this table, from 1. */
  match: number;
  /** Which hand of the match, from 1; 0 before the first deal. */
  hand: number;
  dealer: number | null;
  /** Who is to play; None when nobody is. */
  turn: number | null;
  /** How many plays the hand has had. */
  ply: number;
  /** Points of each side over the complete hands. */
  totals: number[];
  /** Your own hand. */
  cards: CardCode[];
  /** The cards on the table, in canonical order. */
  laid_out: CardCode[];
  /** The four cards that lay on the table first. */
  opening: CardCode[];
  stock: number;
  piles: Pile[];
  /** The card just laid, which a picada would take. */
  laid: CardCode | null;
  last_capture: LogEntry | null;
  /** The side that captured last, to which the sweep will go. */
  taker: number | null;
  log: LogEntry[];
  /** What each of your cards can do; empty unless it is your turn. */
  legal: CardChoice[];
  /** Of the complete hands of this match. */
  sheets: ScoreSheet[];
  winner: number | null;
  napoleone: number | null;
  due: DueHand | null;
  /** The fair deal of the hand on the table. */
  shuffle: Shuffle | null;
  /** How many matches at this table are finished. */
  finished: number;
}

/** A moment of a hand that is over, all cards open: after ``play``, or the start (None). */
export interface ReplayPly {
  play: LogEntry | null;
  turn: number | null;
  hands: CardCode[][];
  laid_out: CardCode[];
  laid: CardCode | null;
  piles: number[];
  /** Bonus points of each side so far in this hand. */
  points: number[];
  stock: number;
}

/** A hand that is over: a ply for its start and one after each play, its score, its shuffle. */
export interface ReplayHand {
  hand: number;
  dealer: number;
  opening: CardCode[];
  plies: ReplayPly[];
  sheet: ScoreSheet;
  shuffle: Shuffle;
  /** Whether the commitment, the nonces and the cards that were dealt fit together. */
  verified: boolean;
}

export type CommandId = string;

export type NonceText = string;

export type SeatNumber = number;

export type Count = number;

/**
 * Play ``card``: lay it, or take the cards of ``captured``.
 *
 * ``match``, ``hand`` and ``ply`` are those of the view that the person was looking at.
 */
export interface Play {
  type: "play";
  id: CommandId;
  match: Count;
  hand: Count;
  ply: Count;
  card: Code;
  captured?: Code[];
}

/**
 * The screen's own number for the shuffle of the hand that is due: random, 128 to 256 bits.
 *
 * The page sends it by itself, once, as soon as it has seen the commitment of that hand.
 */
export interface GiveNonce {
  type: "nonce";
  id: CommandId;
  match: Count;
  hand: Count;
  nonce: NonceText;
}

/** The person is ready for the hand that is due; when all persons are, it is dealt. */
export interface Ready {
  type: "ready";
  id: CommandId;
  match: Count;
  hand: Count;
}

/** The host begins, or goes on, without waiting for the others. All seats must be taken. */
export interface DealNow {
  type: "deal";
  id: CommandId;
  match: Count;
  hand: Count;
}

/**
 * Two seats change occupants, before the first hand or between matches.
 *
 * The host may swap any two; another person only their own seat with an empty or a bot's one.
 */
export interface Swap {
  type: "swap";
  id: CommandId;
  one: SeatNumber;
  other: SeatNumber;
}

/**
 * The host puts a bot in a seat that is not the host's own, or empties it (``player`` null).
 *
 * Before the first hand or between matches. A person who sat there may join again.
 */
export interface Assign {
  type: "assign";
  id: CommandId;
  seat: SeatNumber;
  player: PlayerName | null;
}

/** Let a bot play for a person who is not connected; that person may come back any time. */
export interface StandIn {
  type: "stand-in";
  id: CommandId;
  seat: SeatNumber;
}

/** The person goes: a bot plays on. Before the first hand the seat becomes empty instead. */
export interface Leave {
  type: "leave";
  id: CommandId;
}

/** The person takes the seat back from the bot. */
export interface Return {
  type: "return";
  id: CommandId;
}

/** Is anybody there? Answered by :class:`Pong`. */
export interface Ping {
  type: "ping";
}

/** What would a good player do now? For whoever is to play; answered by :class:`Hint`. */
export interface AskHint {
  type: "ask-hint";
  id: CommandId;
}

export type ClientMessage = Play | GiveNonce | Ready | DealNow | Swap | Assign | StandIn | Leave | Return | Ping | AskHint;

/** The table was set up. */
export interface Created {
  type: "created";
  version: number;
}

/** A person or a bot (``player``) took ``seat``, or it was emptied (``name`` is empty). */
export interface Seated {
  type: "seated";
  version: number;
  seat: number;
  name: string;
  player: PlayerName | null;
}

/** Two seats changed occupants; seat numbers in later events mean the new order. */
export interface Swapped {
  type: "swapped";
  version: number;
  one: number;
  other: number;
}

/** A person left, by choice or because ``by`` another seat said so: ``player`` plays on. */
export interface WentAway {
  type: "went-away";
  version: number;
  seat: number;
  by: number;
  player: PlayerName;
}

/** A person took the seat back from the bot. */
export interface CameBack {
  type: "came-back";
  version: number;
  seat: number;
}

/** The server promises a shuffle for the hand that is due. */
export interface Committed {
  type: "committed";
  version: number;
  match: number;
  hand: number;
  commitment: string;
}

/** A seat's screen gave its number; what it is stays covered until the hand is over. */
export interface NonceGiven {
  type: "nonce-given";
  version: number;
  seat: number;
}

/** A person is ready for the hand that is due. */
export interface BecameReady {
  type: "became-ready";
  version: number;
  seat: number;
}

/**
 * A hand was dealt. ``cards`` are your own.
 *
 * ``void`` has the table cards of each deal that was void before it (rules.md D4).
 */
export interface Dealt {
  type: "dealt";
  version: number;
  match: number;
  hand: number;
  dealer: number;
  cards: CardCode[];
  opening: CardCode[];
  void: CardCode[][];
}

/**
 * A card was played. ``refill`` are your own new cards, where new packets were dealt after it.
 *
 * When it ended the hand ``over`` is true and the sheet is in the view.
 */
export interface Played {
  type: "played";
  version: number;
  play: LogEntry;
  refilled: boolean;
  refill: CardCode[];
  over: boolean;
}

export type EventMessage = Created | Seated | Swapped | WentAway | CameBack | Committed | NonceGiven | BecameReady | Dealt | Played;

/**
 * What is new: the events after ``since``, in order and without a gap, then the view.
 *
 * ``since`` is null when the server sends the view alone: on a first connection, or when the
 * client missed too much. Show the view at once then.
 */
export interface Update {
  type: "update";
  since: number | null;
  events: EventMessage[];
  view: View;
}

/** The command ``id`` is done, and kept: it is event ``version``. */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/**
 * The command ``id`` was not done, and why; ``id`` is null for what was no command.
 *
 * After ``stale`` the view has changed already: show it and let the person choose again.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  message: string;
  values: Record<string, string | number>;
}

/** Whose screens are connected now, by seat; the same as ``connected`` in the view's seats. */
export interface Presence {
  type: "presence";
  connected: boolean[];
}

/**
 * To the question ``id``: a good player would play ``card`` and take ``captured``.
 *
 * Told to whoever asked and nobody else. It is for ``ply`` of that hand; at another it is no use.
 */
export interface Hint {
  type: "hint";
  id: string;
  match: number;
  hand: number;
  ply: number;
  card: CardCode;
  captured: CardCode[];
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
}

/** The seat was opened on another screen, which goes on; this one is closed (code 4001). */
export interface Replaced {
  type: "replaced";
}

/** The server stops. Nothing is lost: connect again in a moment. */
export interface Closing {
  type: "closing";
}

export type ServerMessage = Update | Accepted | Refused | Presence | Hint | Pong | Replaced | Closing;

export type DealtKind = "good" | "mata" | "dieci" | "fante" | "napula" | "spade" | "courts";

/**
 * Set up a table and sit down at it as its host.
 *
 * ``fill`` puts a bot in every other seat at once. ``dealer`` names the first dealer, else chance
 * decides (rules.md T3). Whoever gives no name is a guest: "Guest", "Guest 2" … in their language.
 */
export interface CreateTable {
  name?: string;
  rules?: string;
  seat?: SeatNumber;
  fill?: PlayerName | null;
  dealer?: SeatNumber | null;
}

/**
 * Sit down: in ``seat``, empty or a bot's, or where there is room.
 *
 * Whoever gives no name is a guest.
 */
export interface JoinTable {
  name?: string;
  seat?: SeatNumber | null;
}

/** Take a seat to another device, by the token of its personal link. */
export interface ClaimSeat {
  token: string;
}

/** You sit at ``table``; the browser has the cookie that proves it. */
export interface Joined {
  table: string;
  seat: number;
  /** The address to send to friends. */
  invitation: string;
}

/** The address that opens your own seat on another device. Give it to nobody. */
export interface PersonalLink {
  address: string;
}

/** What every refusal looks like: a code for programs, a sentence for people. */
export interface Failure {
  code: string;
  message: string;
  values: Record<string, string | number>;
}

/** One field of a rule set: its value, the sentence that explains it, the default's value. */
export interface RuleWords {
  field: string;
  value: RuleValue;
  words: string;
  usual: RuleValue;
}

/** A rule set in plain words: what is the same in all of them, then field by field. */
export interface RulesInWords {
  text: string;
  preset: string;
  words: string;
  basics: string[];
  fields: RuleWords[];
}

/** A rule set to choose. */
export interface PresetInfo {
  preset: string;
  words: string;
  fields: Record<string, RuleValue>;
}

/** What a table can be made with. ``packets`` are the packets that each number can be dealt. */
export interface Choices {
  presets: PresetInfo[];
  packets: Record<string, number[]>;
  players: PlayerName[];
  languages: string[];
  name_limit: number;
  target_limit: number;
}

/** The hands of a match that are over, all cards open. ``winner`` is null while it goes on. */
export interface Replay {
  rules: string;
  names: string[];
  match: number;
  hands: ReplayHand[];
  totals: number[];
  winner: number | null;
  napoleone: number | null;
}

/**
 * How many cards of ``kind`` somebody was dealt (``seen``), and how many would be fair.
 *
 * ``fair`` is the average of fair deals, to two decimals; at least 95 of 100 fair deals give
 * ``low`` to ``high``. ``napula`` are ace, 2 and 3 of its suit, ``good`` these and the mata, the
 * dieci and the fante.
 */
export interface Tally {
  kind: DealtKind;
  seen: number;
  fair: number;
  low: number;
  high: number;
}

/**
 * What somebody was dealt in ``hands`` hands, one tally a kind.
 *
 * ``bot``: a bot played there when the hand was dealt. ``name`` is empty where all persons, or
 * all bots, are counted together.
 */
export interface DealtTo {
  name: string;
  bot: boolean;
  hands: number;
  tallies: Tally[];
}

/**
 * Who got the good cards in the ``hands`` hands that are over.
 *
 * ``numbers`` tallies are in it, and ``unusual`` of them lie outside their range; of fair deals
 * too up to one in twenty does.
 */
export interface DealtCards {
  hands: number;
  receivers: DealtTo[];
  numbers: number;
  unusual: number;
}

/** Whether the server can do its work. */
export interface Health {
  status: string;
  version: string;
}
