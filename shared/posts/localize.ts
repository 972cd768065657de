import { brand } from '../company/brand.ts';
import { type Language, languages } from '../language.ts';
import { type KindOf, kinds, type PostKind, type PostShape } from './kinds.ts';
import type { PostSummary } from './schemas.ts';

/** The names of texts that can have an Arabic twin; the twin's name ends in `Ar`. */
type TwinnedText<Fields> = {
  [Name in keyof Fields & string]: `${Name}Ar` extends keyof Fields ? Name : never;
}[keyof Fields & string];

/** A post as the readers of one language see it: each text once. Without its long texts if only a summary was read. */
export type LocalizedPost<K extends PostKind = PostKind> = K extends PostKind
  ? {
      readonly [Name in keyof PostSummary<K> as Name extends `${string}Ar`
        ? never
        : Name]: PostSummary<K>[Name];
    } & {
      /** The language that each text is written in. */
      readonly written: Readonly<Record<TwinnedText<PostSummary<K>>, Language>>;
    } & (K extends KindOf<'job'> ? LocalizedType : LocalizedCategory)
  : never;

interface LocalizedType {
  /** The words that readers see instead of the page's name for the job's type. If empty, they see that name. */
  readonly typeText: string;
}

interface LocalizedCategory {
  /**
   * The English name of the category, if readers see another one. Drawings are chosen by it, so that they are the same
   * in every language.
   */
  readonly drawnAs?: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns a text of a post in a language, in English if it has no Arabic twin; empty if the post has no such text. */
export function textIn(post: Fields, name: string, language: Language): string {
  const text = (language === 'ar' && post[arabicName(name)]) || post[name];
  return typeof text === 'string' ? text : '';
}

/** Returns the name of a text's Arabic twin: `titleAr` for `title`. */
export function arabicName(name: string): string {
  return `${name}Ar`;
}

/** Returns the languages a post is written in: those it has a title in. */
export function languagesOf({ titleAr }: Pick<PostSummary, 'titleAr'>): readonly Language[] {
  return titleAr ? languages : ['en'];
}

/**
 * Returns a post for the readers of a language, in English where a text has no Arabic twin. The author is the company's present
 * name if the post has no author, has the default company name as its author (as in samples), or has the byline `company`.
 */
export function localizePost<K extends PostKind>(
  kind: K,
  post: PostSummary<K>,
  language: Language,
): LocalizedPost<K> {
  const fields: Fields = post;
  const localized: Record<string, unknown> = {};
  const written: Record<string, Language> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (arabicName(name) in fields) {
      localized[name] = textIn(fields, name, language);
      written[name] = language === 'ar' && fields[arabicName(name)] ? 'ar' : 'en';
    } else if (!name.endsWith('Ar')) localized[name] = value;
  }
  particular[kinds[kind].shape](localized, written, fields, language);
  return { ...localized, written } as LocalizedPost<K>;
}

/** Adds, for each shape, the fields that are not pairs of texts in both languages. */
const particular: Record<
  PostShape,
  (
    post: Record<string, unknown>,
    written: Record<string, Language>,
    fields: Fields,
    language: Language,
  ) => void
> = {
  article: (post, _written, { category, byline }) => {
    if (byline === 'company' || post.author === brand.name.en || post.author === brand.name.ar)
      post.author = '';
    if (post.category !== category) post.drawnAs = category;
  },
  /**
   * The page has a name for each type in both languages. `typeAr` is an editor's own name, which Arabic readers see instead.
   */
  job: (post, _written, { type, typeAr }, language) => {
    post.type = type;
    post.typeText = language === 'ar' ? typeAr : '';
  },
};
