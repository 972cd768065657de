/** What editors call items, as a module that is loaded where the site's own texts are not. */
export { labelOf } from '#web/admin/lib/language/content-names.en.ts';
