/**
 * Returns an amount with its sign first: `+18%` for 18, `−3` for -3. In Arabic text, which runs from the right, the sign is then rightmost and
 * the percent sign leftmost, so the result must not be put into an element with `dir="ltr"` or into a `bdi`, which has no letter to follow.
 *
 * @param amount the value without its sign, as the language writes it
 */
export function signed(value: number, amount: string): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return sign + amount;
}
