import type { Language } from '#shared/language.ts';

/** One link of a menu. */
export interface MenuItem {
  label: string;
  /** Where the item leads, as the address bar shows it. */
  address: string;
  current: boolean;
  /** Set when the label is written in another language than the page. */
  language?: Language;
}
