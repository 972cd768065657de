import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from '#web/lib/store.ts';

const place = () => createStore<HTMLElement | null>(null);

/** Elements in the head of the dialog in which its form shows what belongs to it. */
export const places = { state: place(), history: place(), save: place() };

/** Shows a part of the form in the head of its dialog. */
export function InHead({ at, children }: { at: keyof typeof places; children: ReactNode }) {
  const element = useStore(places[at], (is) => is);
  return element && createPortal(children, element);
}
