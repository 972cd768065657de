import { brand } from '../company/brand.ts';
import { type Language, languages } from '../language.ts';
import { type KindOf, kinds, type PostKind, type PostShape } from './kinds.ts';
import type { PostSummary } from './schemas.ts';

/** The names of the texts that can have an Arabic twin; the twin's name ends in `Ar`. */
type TwinnedText<Fields> = {
  [Name in keyof Fields & string]: `${Name}Ar` extends keyof Fields ? Name : never;
}[keyof Fields & string];

/** A post as the readers of one language see it: each text once. Without its long texts when only a summary was read. */
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
  /** What is to be read in place of the name of the job's type; empty: nothing. */
  readonly typeText: string;
}

interface LocalizedCategory {
  /** The category as it is called in English, where that is not what is read: by it a drawing is chosen, for every language the same. */
  readonly drawnAs?: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns a text of a post in a language, in English if it has no Arabic twin; empty if the post has no such text. */
export function textIn(post: Fields, name: string, language: Language): string {
  const text = (language === 'ar' && post[arabicName(name)]) || post[name];
  return typeof text === 'string' ? text : '';
}

/** The name of a text's Arabic twin. */
export function arabicName(name: string): string {
  return `${name}Ar`;
}

/** The languages a post is written in: it has a title in each. */
export function languagesOf({ titleAr }: Pick<PostSummary, 'titleAr'>): readonly Language[] {
  return titleAr ? languages : ['en'];
}

/**
 * A post for the readers of a language, who read in English what has no Arabic twin. A post without an author is the
 * company's; so is one whose author is the built-in name, as of the samples, whatever the company is called now.
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

/** Fills in what a shape has besides pairs of texts. */
const particular: Record<
  PostShape,
  (
    post: Record<string, unknown>,
    written: Record<string, Language>,
    fields: Fields,
    language: Language,
  ) => void
> = {
  article: (post, _written, { category }) => {
    if (post.author === brand.name.en || post.author === brand.name.ar) post.author = '';
    if (post.category !== category) post.drawnAs = category;
  },
  /** The type is one of a few, which have names in every language; its twin is a text of its own. */
  job: (post, _written, { type, typeAr }, language) => {
    post.type = type;
    post.typeText = language === 'ar' ? typeAr : '';
  },
};
