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
  /** @default the number, and `other` */
  zero?: string;
}

const rules = new Intl.PluralRules('ar');
const numbers = new Intl.NumberFormat('ar-IQ');

/** Returns a counted noun in Arabic: `counted(3, …)` is `٣ رسائل`, `counted(2, …)` is `رسالتان`. */
export function counted(count: number, forms: ArabicForms): string {
  const form = rules.select(count);
  if (form === 'one' || form === 'two') return forms[form];
  if (form === 'zero' && forms.zero !== undefined) return forms.zero;
  return `${numbers.format(count)} ${form === 'zero' ? forms.other : forms[form]}`;
}
