/**
 * Returns the data attributes of the first inline script that has them, with the page and its modules. They are not on
 * the document element, because the encoding has to be within the document's first 1,024 bytes. Empty in development.
 *
 * - `page`: the folder's name, the language, the modules of component and copy, separated by spaces
 * - `modules`: those that hydrate the page, the entry last
 * - `views`: in the admin area, as JSON, the further modules of each view of the dashboard
 */
export function pageFiles(): DOMStringMap {
  return document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset ?? {};
}
