import { languages } from '#shared/language.ts';
import { forEveryKind, postKinds } from '#shared/posts/kinds.ts';
import { localizePost } from '#shared/posts/localize.ts';
import { type PostPicture, pictureOf, picturePath } from '#shared/publishing/picture.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { type Catalogue, type Listed, listed } from './catalogue.ts';
import { oncePer } from './once-per.ts';

/** The picture of a post in every language, each with its address. */
export const picturesOfPost = forEveryKind((kind) =>
  oncePer(({ post }: Listed) =>
    languages.map((language): [string, PostPicture] => {
      const picture = pictureOf(localizePost(kind, post, language));
      return [picturePath(picture), picture];
    }),
  ),
);

/** The picture of every post in every language, by its address; of those too that come with the site. */
export function planPictures(posts: Catalogue, builtIn: Renderer['posts']): Map<string, PostPicture> {
  return new Map(
    postKinds.flatMap((kind) => {
      const own = (builtIn[kind] ?? []).map((post) => listed(kind, post));
      return [...posts[kind], ...own].flatMap(picturesOfPost[kind]);
    }),
  );
}
