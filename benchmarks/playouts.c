/* How fast can a hand be played out at all?

   The work of cicera.kernels.rollout.playouts and listed_playouts in C, as the yardstick of
   benchmarks/playouts.py: deal, 48 plies, each move uniform over all legal ones, full score by
   items. Cards, generator and order of moves are those of the kernels, so that for a seed both must
   add up the same points.

       playouts WORK HANDS SEED players packet batch redeal carte_tie napula_suit napula_limit
                napoleone cinquanta last_scua target sides

   WORK is "uniform" or "enumerate". Prints the seconds that the processor took, and the tally. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef int64_t word;
typedef uint64_t bits;
typedef unsigned __int128 wide;

enum { CARTE, SPADE, MATA, DIECI, FANTE, NAPULA, SCUA, ITEMS = 11, SIDES = 3 };
enum { RANKS = 13, COURT = 10, CARDS = 52, PLIES = 48, MOVES = 16384 };

#define SUIT 0x1111111111111ull
#define FULL ((1ull << 52) - 1)

struct rules {
    word players, packet, batch, redeal, carte_tie, napula_suit, napula_limit;
    word napoleone, cinquanta, last_scua, target, sides;
};

struct state {
    word turn, plies, stage, taker, napoleone;
    bits table, laid;
    bits ways[3];
    bits hands[4], piles[SIDES], bonuses[SIDES];
    bits packets[PLIES], log[PLIES];
};

static struct rules rules;
static bits chance[4];
static wide factor[RANKS], inverse[RANKS];
static bits court[RANKS], place[RANKS];
static bits moves[MOVES];

static inline int lowest(bits mask) { return __builtin_ctzll(mask); }
static inline int highest(bits mask) { return 63 - __builtin_clzll(mask); }
static inline int count(bits mask) { return __builtin_popcountll(mask); }
static inline bits rotate(bits x, int n) { return x << n | x >> (64 - n); }

/* Chance: xoshiro256++ seeded by splitmix64. */

static void seed_chance(bits seed)
{
    for (int i = 0; i < 4; i++) {
        bits mixed = (seed += 0x9E3779B97F4A7C15ull);
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9ull;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBull;
        chance[i] = mixed ^ mixed >> 31;
    }
}

static inline bits next_word(void)
{
    bits first = chance[0], second = chance[1], third = chance[2], fourth = chance[3];
    third ^= first;
    fourth ^= second;
    chance[0] = first ^ fourth;
    chance[1] = second ^ third;
    chance[2] = third ^ second << 17;
    bits word = rotate(first + chance[3], 23) + first;
    chance[3] = rotate(fourth, 45);
    return word;
}

static inline bits below(bits limit)
{
    wide product = (wide)next_word() * limit;
    if ((bits)product < limit) {
        bits surplus = -limit % limit;
        while ((bits)product < surplus)
            product = (wide)next_word() * limit;
    }
    return (bits)(product >> 64);
}

static inline void shuffle(bits *items, int size)
{
    while (size > 1) {
        int draws = size - 1 < 6 ? size - 1 : 6;
        bits choices = 1;
        for (int i = 0; i < draws; i++)
            choices *= (bits)(size - i);
        bits word = next_word();
        if (word * choices < choices) {
            bits surplus = -choices % choices;
            while (word * choices < surplus)
                word = next_word();
        }
        for (int i = 0; i < draws; i++) {
            wide product = (wide)word * (bits)size;
            int other = (int)(product >> 64);
            word = (bits)product;
            size--;
            bits kept = items[size];
            items[size] = items[other];
            items[other] = kept;
        }
    }
}

/* Captures are counted by a product over the table, see cicera.kernels.captures. */

static void make_tables(void)
{
    for (int rank = 0; rank < RANKS; rank++) {
        place[rank] = (bits)(rank < COURT ? 11 * (rank + 1) : 128 + 11 * (rank - COURT));
        factor[rank] = inverse[rank] = 1;
        if (rank >= COURT) {
            court[rank] = 1ull << 11 * (rank - COURT);
            continue;
        }
        factor[rank] += (wide)1 << 11 * (rank + 1);
        for (int i = 0; i < 7; i++)
            inverse[rank] *= 2 - factor[rank] * inverse[rank];
    }
}

static inline bits counted(wide ways, int total)
{
    bits low = (bits)ways, high = (bits)(ways >> 64);
    int from = 11 * total;
    return (from > 63 ? high : low) >> (from & 63) & 2047;
}

static inline bits ways(const struct state *s, int rank)
{
    return s->ways[place[rank] >> 6] >> (place[rank] & 63) & 2047;
}

static inline wide sums(const struct state *s) { return (wide)s->ways[1] << 64 | s->ways[0]; }

static inline void set_sums(struct state *s, wide sums)
{
    s->ways[0] = (bits)sums;
    s->ways[1] = (bits)(sums >> 64);
}

static inline void lay_ways(struct state *s, int card)
{
    set_sums(s, sums(s) * factor[card >> 2]);
    s->ways[2] += court[card >> 2];
}

static inline void take_ways(struct state *s, bits captured)
{
    wide left = sums(s);
    while (captured) {
        int rank = highest(captured) >> 2;
        captured ^= 1ull << highest(captured);
        left *= inverse[rank];
        s->ways[2] -= court[rank];
    }
    set_sums(s, left);
}

static inline bits nth_highest(bits mask, bits index)
{
    while (index--)
        mask ^= 1ull << highest(mask);
    return 1ull << highest(mask);
}

static inline bits nth_capture(const struct state *s, int rank, bits index)
{
    bits same = s->table >> 4 * rank & 15;
    bits size = count(same);
    if (index < size)
        return nth_highest(same, index) << 4 * rank;
    index -= size;
    wide left = sums(s);
    int rest = rank + 1;
    bits under = s->table & ((1ull << 4 * rank) - 1), captured = 0;
    for (;;) {
        int card = highest(under);
        under ^= 1ull << card;
        left *= inverse[card >> 2];
        int after = rest - (card >> 2) - 1;
        size = counted(left, after);
        if (index >= size) {
            index -= size;
            continue;
        }
        captured |= 1ull << card;
        rest = after;
        same = under >> 4 * (rest - 1) & 15;
        size = count(same);
        if (index < size)
            return captured | nth_highest(same, index) << 4 * (rest - 1);
        index -= size;
        under &= (1ull << 4 * (rest - 1)) - 1;
    }
}

static inline bits *singles(bits mask, bits move, bits *to)
{
    while (mask) {
        bits bit = 1ull << highest(mask);
        mask ^= bit;
        *to++ = move | bit;
    }
    return to;
}

/* All sums of "sums" sets worth "rest" in "under", behind "move". */
static bits *list_sums(wide left, bits under, int rest, bits move, bits sums, bits *to)
{
    while (sums) {
        int card = highest(under);
        under ^= 1ull << card;
        left *= inverse[card >> 2];
        int after = rest - (card >> 2) - 1;
        bits size = counted(left, after);
        if (!size)
            continue;
        sums -= size;
        bits same = under & 15ull << 4 * (after - 1), with = move | 1ull << card;
        to = singles(same, with, to);
        size -= count(same);
        if (size)
            to = list_sums(left, under & ((1ull << 4 * (after - 1)) - 1), after, with, size, to);
    }
    return to;
}

static inline int legal_moves(const struct state *s)
{
    bits hand = s->hands[s->turn];
    bits *to = moves, *block = moves;
    int last = -1;
    while (hand) {
        int card = lowest(hand), rank = card >> 2;
        hand &= hand - 1;
        if (last >> 2 == rank) {
            bits further = (bits)(card - last) << 52;
            bits *end = to;
            for (bits *from = block; from < end; from++)
                *to++ = *from + further;
            block = end;
        } else {
            bits move = (bits)card << 52;
            block = to;
            *to++ = move;
            bits total = ways(s, rank);
            if (total) {
                bits same = s->table & 15ull << 4 * rank;
                to = singles(same, move, to);
                total -= count(same);
                if (total)
                    to = list_sums(
                        sums(s), s->table & ((1ull << 4 * rank) - 1), rank + 1, move, total, to);
            }
        }
        last = card;
    }
    return (int)(to - moves);
}

static inline bits nth_move(const struct state *s, bits index)
{
    bits hand = s->hands[s->turn];
    for (;;) {
        int card = lowest(hand);
        bits size = 1 + ways(s, card >> 2);
        if (index < size) {
            bits move = (bits)card << 52;
            return index ? move | nth_capture(s, card >> 2, index - 1) : move;
        }
        index -= size;
        hand &= hand - 1;
    }
}

static inline bits count_moves(const struct state *s)
{
    bits hand = s->hands[s->turn];
    bits size = count(hand);
    for (; hand; hand &= hand - 1)
        size += ways(s, lowest(hand) >> 2);
    return size;
}

/* Play. */

static inline void deal(struct state *s, word dealer)
{
    bits pack[CARDS];
    int again;
    do {
        for (int card = 0; card < CARDS; card++)
            pack[card] = 1ull << card;
        shuffle(pack, CARDS);
        s->table = pack[0] | pack[1] | pack[2] | pack[3];
        again = 0;
        for (int rank = COURT; rank < RANKS; rank++)
            again |= count(s->table >> 4 * rank & 15) >= 3;
    } while (rules.redeal && again);
    bits *from = pack + 4, *to = s->packets;
    while (from < pack + CARDS) {
        bits cards = 0;
        for (word i = 0; i < rules.packet; i++)
            cards |= *from++;
        *to++ = cards;
    }
    s->turn = dealer + 1 < rules.players ? dealer + 1 : 0;
    s->plies = 0;
    s->stage = 1;
    s->taker = s->napoleone = -1;
    s->laid = 0;
    memset(s->piles, 0, sizeof s->piles);
    memset(s->bonuses, 0, sizeof s->bonuses);
    for (word seat = 0; seat < rules.players; seat++)
        s->hands[seat] = s->packets[seat];
    s->ways[0] = 1;
    s->ways[1] = s->ways[2] = 0;
    for (bits left = s->table; left; left &= left - 1)
        lay_ways(s, lowest(left));
}

static inline void pile_up(struct state *s, word side, bits cards)
{
    s->piles[side] |= cards;
    if (rules.napoleone && (s->piles[side] & SUIT) == SUIT)
        s->napoleone = side;
}

static inline void play(struct state *s, bits move)
{
    int card = (int)(move >> 52);
    bits captured = move & FULL, bit = 1ull << card;
    word seat = s->turn;
    s->log[s->plies++] = move;
    s->hands[seat] ^= bit;
    if (captured) {
        word side = seat >= rules.sides ? seat - rules.sides : seat;
        bits earned = 0;
        s->table ^= captured;
        if (!s->table && (rules.last_scua || s->plies < PLIES))
            earned += 1;
        int size = count(captured);
        if (size == 1) {
            if (captured == s->laid)
                earned += 1 << 8;
        } else {
            if (!(captured & ~(SUIT << (card & 3))))
                earned += 1 << 16;
            if (size >= 3)
                earned += 1 << 24;
            if (size >= 4 && rules.cinquanta)
                earned += 1ull << 32;
        }
        s->laid = 0;
        s->taker = side;
        s->bonuses[side] += earned;
        take_ways(s, captured);
        pile_up(s, side, captured | bit);
    } else {
        s->table |= bit;
        s->laid = bit;
        lay_ways(s, card);
    }
    s->turn = seat + 1 < rules.players ? seat + 1 : 0;
    if (s->hands[s->turn])
        return;
    if (s->plies == PLIES) {
        if (s->taker >= 0) {
            pile_up(s, s->taker, s->table);
            s->table = 0;
        }
    } else if (s->napoleone < 0) {
        const bits *packet = s->packets + s->stage++ * rules.players;
        for (word i = 0; i < rules.players; i++)
            s->hands[i] = packet[i];
    }
}

/* Score. */

static inline word most(const struct state *s, bits mask)
{
    word best = -1;
    int size = -1;
    for (word side = 0; side < rules.sides; side++) {
        int held = count(s->piles[side] & mask);
        if (held > size) {
            size = held;
            best = side;
        } else if (held == size) {
            best = -1;
        }
    }
    return best;
}

static inline void score(const struct state *s, word *points)
{
    memset(points, 0, sizeof(word) * ITEMS * SIDES);
    if (s->napoleone >= 0)
        return;
    word carte = most(s, ~0ull), spade = most(s, SUIT);
    if (carte >= 0)
        points[ITEMS * carte + CARTE] = 2;
    else if (rules.carte_tie && rules.sides == 2)
        points[CARTE] = points[ITEMS + CARTE] = 1;
    if (spade >= 0)
        points[ITEMS * spade + SPADE] = 1;
    for (word side = 0; side < rules.sides; side++) {
        bits pile = s->piles[side];
        word *row = points + ITEMS * side;
        row[MATA] = pile >> 4 & 1;
        row[DIECI] = pile >> 38 & 1;
        row[FANTE] = pile >> 41 & 1;
        word run = lowest((~pile >> rules.napula_suit & SUIT) | 1ull << 52) >> 2;
        if (run > rules.napula_limit)
            run = rules.napula_limit;
        row[NAPULA] = run >= 3 ? run : 0;
        for (int bonus = 0; bonus < 5; bonus++)
            row[SCUA + bonus] = (word)(s->bonuses[side] >> 8 * bonus & 255);
    }
}

static void play_hands(int enumerate, long hands, word *tally)
{
    struct state s;
    word points[ITEMS * SIDES], dealer = 0;
    for (long hand = 0; hand < hands; hand++) {
        deal(&s, dealer);
        while (s.plies < PLIES && s.napoleone < 0) {
            if (enumerate)
                play(&s, moves[below((bits)legal_moves(&s))]);
            else
                play(&s, nth_move(&s, below(count_moves(&s))));
        }
        score(&s, points);
        for (int i = 0; i < ITEMS * SIDES; i++)
            tally[i] += points[i];
        if (s.napoleone >= 0)
            tally[ITEMS * SIDES + s.napoleone]++;
        dealer = dealer + 1 < rules.players ? dealer + 1 : 0;
    }
}

int main(int argc, char **argv)
{
    word *field = (word *)&rules, tally[ITEMS * SIDES + SIDES] = {0};
    struct timespec begun, ended;
    if (argc != 16)
        return 2;
    int enumerate = !strcmp(argv[1], "enumerate");
    for (int i = 0; i < 12; i++)
        field[i] = atol(argv[4 + i]);
    seed_chance(strtoull(argv[3], NULL, 10));
    make_tables();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begun);
    play_hands(enumerate, atol(argv[2]), tally);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ended);
    printf("%.9f", (double)(ended.tv_sec - begun.tv_sec) + 1e-9 * (double)(ended.tv_nsec - begun.tv_nsec));
    for (int i = 0; i < ITEMS * SIDES + SIDES; i++)
        printf(" %ld", (long)tally[i]);
    printf("\n");
    return 0;
}
