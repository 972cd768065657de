/**
 * Does the work for one id after the other, as long as there is time. One that fails keeps no other from being done.
 * @throws when some are left to be tried again
 */
export async function inTurn(
  ids: readonly string[],
  hasTime: () => boolean,
  work: (id: string) => Promise<void>,
): Promise<void> {
  const reasons: unknown[] = [];
  for (const id of ids) {
    if (!hasTime()) {
      reasons.push(new Error('There was no time left.'));
      break;
    }
    await work(id).catch((reason) => reasons.push(reason));
  }
  if (reasons.length > 0) throw new AggregateError(reasons, 'Mails are left to be tried again.');
}
