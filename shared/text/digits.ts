/** Matches Arabic and Persian digits. */
const others = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Returns a text with its Arabic and Persian digits as 0 to 9. */
export function withLatinDigits(text: string): string {
  return text.replace(others, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
