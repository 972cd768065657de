import type { Language } from '../language.ts';
import type { LocalizedPost } from '../posts/localize.ts';
import { unbound } from '../text/bound-words.ts';
import { hashOf } from '../text/hash.ts';
import { postPicturePath } from './addresses.ts';

/** What is drawn in the picture that stands for a post where its address is shared. */
export interface PostPicture {
  /** That the title is written in. */
  readonly language: Language;
  readonly title: string;
  /** A word or two above the title, such as the post's category; empty: none. */
  readonly label: string;
}

/** The picture of a post for the readers of a language. Words that are bound for setting count as they were written. */
export function pictureOf(post: PicturedPost): PostPicture {
  const label = 'category' in post ? post.category : post.department;
  return { language: post.written.title, title: unbound(post.title), label: unbound(label ?? '') };
}

export type PicturedPost = Pick<LocalizedPost, 'title'> & {
  readonly written: { readonly title: Language };
} & ({ readonly category: string } | { readonly department: string });

/** To be raised when the drawing changes, so that pictures drawn before get another address. */
const design = 1;

/** Where the picture is published: the same picture has the same address, and another has another. */
export function picturePath({ language, title, label }: PostPicture): string {
  return postPicturePath(hashOf(JSON.stringify([design, language, title, label])));
}
