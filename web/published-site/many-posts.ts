import { emptyFields } from '#shared/posts/fields.ts';
import { forEveryKind, kinds, type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import { richMarkdown } from './rich-markdown.ts';

/** The number of posts of each kind: more than a list or an archive shows. */
const stored = forEveryKind((kind) => (kind === 'blog' ? 40 : 16));

/**
 * Returns posts of every kind as an editor sends them: in both languages or in English alone, plain or rich, and a few
 * drafts.
 */
export function manyPosts(): (readonly [PostKind, object])[] {
  return postKinds.flatMap((kind) => [
    ...Array.from({ length: stored[kind] }, (_, place) => [kind, post(kind, place)] as const),
    [kind, { ...post(kind, 0), published: false }] as const,
  ]);
}

function post(kind: PostKind, place: number): object {
  // All posts share two titles, because a picture is drawn for each title.
  const english = place % 3 === 1;
  const title = english ? 'Written in English alone' : 'What we counted';
  const fields = Object.keys(emptyFields(postSchemas[kind].fields)).map((name) => [
    name,
    textOf(name, english),
  ]);
  const picture = kinds[kind].shape === 'article' && {
    imageUrl: place % 4 === 2 ? '/icon-512.png' : '',
    byline: '',
    related: '',
  };
  const type = kinds[kind].shape === 'job' && { type: 'full-time' };
  return {
    ...Object.fromEntries(fields),
    ...picture,
    ...type,
    // Some posts have a slug, which leads to them like the id.
    slug: place % 5 === 2 ? `what-we-counted-${place}` : '',
    title,
    titleAr: english ? '' : 'ما أحصيناه',
    published: true,
  };
}

function textOf(name: string, english: boolean): string {
  // Dates are empty: the posts are published immediately and without an end.
  if (name.endsWith('At')) return '';
  const arabic = name.endsWith('Ar');
  if (arabic && english) return '';
  if (/^(content|description|requirements|benefits)/.test(name))
    return arabic ? richMarkdown.ar : richMarkdown.en;
  return arabic ? 'نصّ من «كلمات» & أرقام ١٢٣' : 'A text of "words" & <figures> 123';
}
