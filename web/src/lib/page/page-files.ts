/**
 * What the document says of its page and its modules, on the first inline script that does. Not on the document's own
 * element, which would not leave its encoding within the first 1,024 bytes. Nothing where there is none, as while developing.
 *
 * - `page`: the folder's name, the language, the modules of component and copy, with spaces between them
 * - `modules`: those that hydrate the page, the entry last
 * - `views`: in the admin area, as JSON, by the dashboard's view those beyond these
 */
export function pageFiles(): DOMStringMap {
  return document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset ?? {};
}
