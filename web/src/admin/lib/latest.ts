/** How long the counts of lists may be behind a change, in ms. */
const behindMs = 10_000;

/** When a post, a picture or a category was changed in this tab, in ms since 1970. */
let changedAt = 0;

/** Notes that a post, a picture or a category was changed. */
export function noteChange(): void {
  changedAt = Date.now();
}

/** Returns the query that includes the changes of the last moment, if this tab made some. */
export function withOwnChanges(): { readonly include?: 'latest' } {
  return Date.now() - changedAt < behindMs ? { include: 'latest' } : {};
}
