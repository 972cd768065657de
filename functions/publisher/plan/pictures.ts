import { builtInCompany, type Company, companyOf } from '#shared/company/company.ts';
import { type Language, languages } from '#shared/language.ts';
import { forEveryKind, type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { localizePost } from '#shared/posts/localize.ts';
import {
  type DrawnPicture,
  drawnPicture,
  type PostPicture,
  pictureOf,
  picturePath,
  sitePicture,
} from '#shared/publishing/picture.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { type Listed, listed } from './catalogue.ts';
import { cachePerEntry } from './fingerprint.ts';
import type { State } from './planned.ts';

/**
 * The sharing pictures of a post, one per language: pairs of the picture's path, as it is with the company's built-in name, and
 * the picture.
 */
const builtInPictures = forEveryKind((kind) =>
  cachePerEntry(({ post }: Listed) =>
    languages.map((language): [string, PostPicture] => {
      const picture = pictureOf(localizePost(kind, post, language));
      return [picturePath(picture, builtInCompany), picture];
    }),
  ),
);

/** Returns the languages in which the company's name is edited. */
export function editedNames({ name }: Company): Language[] {
  return languages.filter((language) => name[language] !== builtInCompany.name[language]);
}

/**
 * Returns the picture of a post in every language, with its URL. `edited` are the {@link editedNames} of the company.
 */
export function picturesOfPost(
  kind: PostKind,
  entry: Listed,
  company: Company,
  edited: readonly Language[],
): [string, PostPicture][] {
  return builtInPictures[kind](entry).map(([path, picture]) => [
    edited.includes(picture.language) ? picturePath(picture, company) : path,
    picture,
  ]);
}

/**
 * Returns the pictures of all posts in every language, by URL, including the posts that come with the site; and the
 * picture of the site in each language in which the company's name is edited.
 */
export function planPictures({ posts, items }: State, builtIn: Renderer['posts']): Map<string, DrawnPicture> {
  const company = companyOf(items);
  const edited = editedNames(company);
  const pictures = postKinds.flatMap((kind) => {
    const own = (builtIn[kind] ?? []).map((post) => listed(kind, post));
    return [...posts[kind], ...own].flatMap((entry) => picturesOfPost(kind, entry, company, edited));
  });
  const sites = edited.map((language): [string, PostPicture] => {
    const picture = sitePicture(language, company);
    return [picturePath(picture, company), picture];
  });
  return new Map([...sites, ...pictures].map(([path, picture]) => [path, drawnPicture(picture, company)]));
}
