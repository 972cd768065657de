/** How many related articles an article has. */
export const relatedCount = 3;

/** Returns the ids of the articles that an editor chose as related, in their order. */
export function relatedIds(related: string | undefined): string[] {
  return (related ?? '').split(' ').filter(Boolean);
}
