/** The event that says that the page's script has hydrated it: clicks can be answered now. */
export const pageHydrated = 'page-hydrated';

/** The page's script has not come: shows the notice that every document holds for it. */
export function pageIncomplete(): void {
  document.documentElement.dataset.incomplete = '';
}

/** Whether the page stands by itself, without the public site's bar, foot and floating widgets. */
export function markBare(isBare: boolean): void {
  document.documentElement.toggleAttribute('data-bare', isBare);
}
