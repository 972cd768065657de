/**
 * Returns an amount with its sign first: `+18%` for 18, `−3` for -3. In Arabic text, which runs from right to left, the
 * sign is then rightmost and the percent sign leftmost. Do not put the result into an element with `dir="ltr"`, nor
 * into a `bdi`: it contains no letter from which the `bdi` could take the direction of the text.
 *
 * @param amount the value without its sign, as the language writes it
 */
export function signed(value: number, amount: string): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return sign + amount;
}
