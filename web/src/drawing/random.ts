/** A source of numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** Returns a small seeded generator (mulberry32): the same seed always gives the same drawing. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns one element of a list, by one random number. */
export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** Returns an element that differs from the previous one, so that neighbours on a shelf never look alike. */
export function pickOther<Item>(random: Random, items: readonly [Item, ...Item[]], before?: Item): Item {
  const next = pick(random, items);
  return next === before ? pickOther(random, items, before) : next;
}
