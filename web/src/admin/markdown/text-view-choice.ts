import { createStore } from '#web/lib/store.ts';

/** How long texts are edited: formatted, or as Markdown. */
type TextViewName = 'visual' | 'markdown';

const storageKey = 'text-view';

function storedView(): TextViewName {
  try {
    return localStorage.getItem(storageKey) === 'markdown' ? 'markdown' : 'visual';
  } catch {
    return 'visual';
  }
}

/** The view of all long texts. The choice is remembered in this browser. */
export const textView = createStore<TextViewName>(storedView());

export function chooseTextView(view: TextViewName): void {
  textView.set(view);
  try {
    localStorage.setItem(storageKey, view);
  } catch {
    // The choice then applies until the page is left.
  }
}
