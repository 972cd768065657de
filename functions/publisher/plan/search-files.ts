import type { Language } from '#shared/language.ts';
import { forEveryKind, type PostKind } from '#shared/posts/kinds.ts';
import { localizePost } from '#shared/posts/localize.ts';
import { searchEntry } from '#shared/publishing/search-entry.ts';
import type { Run } from './archives.ts';
import type { Listed } from './catalogue.ts';
import { oncePer } from './once-per.ts';

/** What can be found in a list, as JSON: a `SearchFile`. */
export function searchFile(kind: PostKind, runs: readonly Run<Listed>[], language: Language): string {
  const [newest, ...older] = runs;
  const ids = JSON.stringify(older.map(({ id }) => id));
  return `{"newest":${searchPart(kind, newest?.posts ?? [], language)},"older":${ids}}`;
}

/** What can be found in a run of posts, in their order, as JSON: an array of `SearchEntry`. */
export function searchPart(kind: PostKind, posts: readonly Listed[], language: Language): string {
  return `[${posts.map(entries[kind][language]).join()}]`;
}

/** A post as those who search find it, as JSON. */
const entries = forEveryKind((kind) => {
  const entry = (language: Language) =>
    oncePer(({ post }: Listed) => JSON.stringify(searchEntry(localizePost(kind, post, language))));
  return { en: entry('en'), ar: entry('ar') } satisfies Record<Language, unknown>;
});
