import { type RefObject, useLayoutEffect } from 'react';

/**
 * Key in `sessionStorage` of typed values during a reload. They are removed after the reload, because one of them may be a
 * password.
 */
const storageKey = 'typed-over-reload';
/** How long typed values are kept, in ms. If the reload takes longer, they are lost. */
const keptMs = 60_000;

type Typed = Readonly<Record<string, string>>;

const forms = new Set<HTMLFormElement>();

/** Keeps the values of registered forms for the next page. */
export function keepOverReload(): void {
  const values = [...forms].flatMap((form) => [...new FormData(form)].filter(([, value]) => value !== ''));
  if (values.length === 0) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ at: Date.now(), typed: Object.fromEntries(values) }));
  } catch {
    // If the browser refuses storage, people have to type again.
  }
}

/** Keeps the values of an uncontrolled form over a change of language. */
export function useTypedOverReload(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    forms.add(current);
    const brought = takeBrought();
    for (const box of current.querySelectorAll('input')) {
      const value = brought[box.name];
      if (value !== undefined && box.value === '') box.value = value;
    }
    return () => void forms.delete(current);
  }, [form]);
}

function takeBrought(): Typed {
  try {
    const kept: { at: number; typed: Typed } | null = JSON.parse(
      sessionStorage.getItem(storageKey) ?? 'null',
    );
    sessionStorage.removeItem(storageKey);
    return kept && Date.now() - kept.at < keptMs ? kept.typed : {};
  } catch {
    return {};
  }
}
