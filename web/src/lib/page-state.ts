/** The event that says that the page's script has taken over: clicks can be answered now. */
export const pageAlive = 'page-alive';

/** The page's script has not come: shows the notice that every document holds for it. */
export function pageIncomplete(): void {
  document.documentElement.dataset.incomplete = '';
}
