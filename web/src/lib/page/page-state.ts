/** The event after hydration: clicks are handled from now on. */
export const pageHydrated = 'page-hydrated';

/** Shows the notice, which every document contains, that the page's script did not load. */
export function pageIncomplete(): void {
  document.documentElement.dataset.incomplete = '';
}

/** Sets whether the page is shown alone, without the public site's bar, footer and floating widgets. */
export function setWithoutShell(isBare: boolean): void {
  document.documentElement.toggleAttribute('data-bare', isBare);
}
