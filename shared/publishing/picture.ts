import { brand } from '../company/brand.ts';
import type { Company } from '../company/company.ts';
import type { Language } from '../language.ts';
import type { LocalizedPost } from '../posts/localize.ts';
import { unbound } from '../text/bound-words.ts';
import { hashOf } from '../text/hash.ts';
import { postPicturePath } from './addresses.ts';

/** The texts of a post's sharing picture. */
export interface PostPicture {
  /** The language of the title. */
  readonly language: Language;
  readonly title: string;
  /** A word or two above the title, such as the post's category; may be empty. */
  readonly label: string;
}

/** All texts of a drawn picture, with the company's name below the title. */
export interface DrawnPicture extends PostPicture {
  readonly name: string;
}

type NamedCompany = Pick<Company, 'name'>;

/**
 * Returns the texts of a localized post's sharing picture, and the language of the title. No-break spaces between words become
 * plain spaces.
 */
export function pictureOf(post: PicturedPost): PostPicture {
  const label = 'category' in post ? post.category : post.department;
  return { language: post.written.title, title: unbound(post.title), label: unbound(label ?? '') };
}

export type PicturedPost = Pick<LocalizedPost, 'title'> & {
  readonly written: { readonly title: Language };
} & ({ readonly category: string } | { readonly department: string });

/** Adds the company's name to a picture, in the language of the picture. */
export function drawnPicture(picture: PostPicture, { name }: NamedCompany): DrawnPicture {
  return { ...picture, name: unbound(name[picture.language]) };
}

/** Raise this when the drawing changes: pictures are then drawn again under new paths. */
const design = 1;

/** Returns the path of a published picture: a hash of its texts. */
export function picturePath(picture: PostPicture, company: NamedCompany): string {
  const { language, title, label, name } = drawnPicture(picture, company);
  const texts = [language, title, label, ...(name === brand.name[language] ? [] : [name])];
  return postPicturePath(hashOf(JSON.stringify([design, ...texts])));
}

/**
 * Returns the picture of the site in a language. It shows the company's name alone, and is drawn only for an edited
 * name.
 */
export function sitePicture(language: Language, { name }: NamedCompany): PostPicture {
  return { language, title: unbound(name[language]), label: '' };
}

/** Returns the path of the site's picture: a built file while the company has its default name. */
export function sitePicturePath(language: Language, company: NamedCompany): string {
  const picture = sitePicture(language, company);
  return picture.title === brand.name[language]
    ? `/og/og-image-${language}.png`
    : picturePath(picture, company);
}
