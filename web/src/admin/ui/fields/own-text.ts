import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { ReadableStore } from '#web/lib/store.ts';

/** A text that is stored outside of React, such as a field of a draft; `undefined` once it is gone. */
export type TextSource = Pick<ReadableStore<string | undefined>, 'current' | 'subscribe'>;

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/**
 * Lets a text box keep the typed text itself, so that no key press waits for a rendering. The box has to write each
 * change to the source at once. Other changes of the source, such as by another user's save, are put into the box.
 * Returns its `defaultValue`.
 */
export function useOwnText(box: RefObject<TextBox | null>, { current, subscribe }: TextSource): string {
  const [first] = useState(() => current() ?? '');
  useLayoutEffect(() => {
    const put = () => {
      const text = current();
      const { current: element } = box;
      if (element && text !== undefined && element.value !== text) element.value = text;
    };
    put();
    return subscribe(put);
  }, [box, current, subscribe]);
  return first;
}

/** How long after a change the elements that only display a text are rendered, in ms. */
const laterMs = 250;

/**
 * Returns a text as it was up to a quarter of a second ago, for elements that only display it, so that key presses do
 * not wait for them.
 */
export function useLaterText({ current, subscribe }: TextSource): string {
  const [text, setText] = useState(() => current() ?? '');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = current() ?? '';
    const follow = () => {
      timer = undefined;
      shown = current() ?? '';
      startTransition(() => setText(shown));
    };
    follow();
    const stop = subscribe(() => {
      if ((current() ?? '') !== shown) timer ??= setTimeout(follow, laterMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [current, subscribe]);
  return text;
}
