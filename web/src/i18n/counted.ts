/**
 * The forms of an Arabic noun with a number. `one` and `two` contain the number (رسالة واحدة، رسالتان); the others
 * follow it: `few` after 3 to 10 (رسائل), `many` after 11 to 99 (رسالة), `other` after hundreds (رسالة).
 */
export interface ArabicForms {
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
  /** @default `لا` and `few` */
  zero?: string;
}

const rules = new Intl.PluralRules('ar');
const numbers = new Intl.NumberFormat('ar-IQ');

/**
 * Returns a counted noun in Arabic: `counted(3, …)` is `٣ رسائل`, `counted(2, …)` is `رسالتان`, `counted(0, …)` is `لا رسائل`,
 * because the digit zero looks like a full stop.
 */
export function counted(count: number, forms: ArabicForms): string {
  const form = rules.select(count);
  if (form === 'one' || form === 'two') return forms[form];
  if (form === 'zero') return forms.zero ?? `لا ${forms.few}`;
  return `${numbers.format(count)} ${forms[form]}`;
}
