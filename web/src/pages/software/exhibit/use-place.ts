import { startTransition, useCallback, useEffect, useState } from 'react';
import { hashOf, type Level, type Place, placeInHash } from './availability.ts';

/** Returns how many levels this page opened before an entry of the browser's history. */
const openedOnTheWay = () => (history.state as { opened?: number } | null)?.opened ?? 0;

/** Returns the place of a level that is passed on the way to another one. The open store stays the same. */
const onTheWay = (level: Level, { store }: Place): Place => ({ level, store });

/**
 * Returns the open level, which is in the hash of the URL. Each opened level is an entry of the browser's history, so
 * that Back closes one.
 *
 * @param onMove called after the visitor moved to another level, with the former one; not when the page is loaded
 */
export function usePlace(onMove: (to: Place, from: Place) => void) {
  // The prerendered state; a URL that names a level opens it once the script runs.
  const [{ place, before, linked }, setMove] = useState<Move>({
    place: placeInHash(''),
    before: undefined,
    linked: false,
  });
  const show = useCallback(
    (place: Place) =>
      startTransition(() => setMove((now) => ({ place, before: now.place, linked: now.linked }))),
    [],
  );
  useEffect(() => {
    const place = placeInHash(location.hash);
    setMove({ place, before: undefined, linked: place.level > 1 });
    const follow = () => show(placeInHash(location.hash));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [show]);
  useEffect(() => {
    if (before && before.level !== place.level) onMove(place, before);
  }, [place, before, onMove]);

  const open = useCallback(
    (to: Place) => {
      const opened = openedOnTheWay();
      for (let level = place.level + 1; level <= to.level; level += 1)
        history.pushState(
          { ...history.state, opened: opened + level - place.level },
          '',
          hashOf(onTheWay(level as Level, to)),
        );
      show(to);
    },
    [place, show],
  );
  const close = useCallback(
    (level: Level) => {
      const levels = place.level - level;
      if (levels <= 0) return;
      if (openedOnTheWay() >= levels) {
        history.go(-levels);
        return;
      }
      const to = onTheWay(level, place);
      history.replaceState({ ...history.state, opened: 0 }, '', hashOf(to));
      show(to);
    },
    [place, show],
  );
  return { place, linked, moved: before !== undefined, open, close };
}

interface Move {
  place: Place;
  before: Place | undefined;
  /** True if the address of the page led to a level below the one that was prerendered. */
  linked: boolean;
}
