/** Returns the `tel:` URL of a number in any spelling, Arabic digits included. */
export function phoneAddress(number: string): string {
  const digits = number.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  return `tel:${digits.replace(/[^+\d]/g, '')}`;
}
