import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from '#web/lib/store.ts';

const place = () => createStore<HTMLElement | null>(null);

/** Elements in the header of the dialog, in which the form inside shows its state, history and save button. */
export const places = { state: place(), history: place(), save: place() };

/** Shows a part of the form in the header of its dialog. */
export function InHead({ at, children }: { at: keyof typeof places; children: ReactNode }) {
  const element = useStore(places[at], (is) => is);
  return element && createPortal(children, element);
}
