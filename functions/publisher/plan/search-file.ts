import type { Language } from '#shared/language.ts';
import { forEveryKind, type PostKind } from '#shared/posts/kinds.ts';
import { localizePost } from '#shared/posts/localize.ts';
import { searchEntry } from '#shared/publishing/search-entry.ts';
import type { Listed } from './catalogue.ts';
import { oncePer } from './once-per.ts';

/** What can be found in a list, in the list's order, as JSON: an array of `SearchEntry`. */
export function searchFile(kind: PostKind, list: readonly Listed[], language: Language): string {
  return `[${list.map(entries[kind][language]).join()}]`;
}

/** A post as those who search find it, as JSON. */
const entries = forEveryKind((kind) => {
  const entry = (language: Language) =>
    oncePer(({ post }: Listed) => JSON.stringify(searchEntry(localizePost(kind, post, language))));
  return { en: entry('en'), ar: entry('ar') } satisfies Record<Language, unknown>;
});
