import { loadOnce, useLoaded } from '#web/lib/load-once.ts';
import type { WrittenTexts } from './written-text.tsx';

/** Loads what reads Markdown. */
export const loadPostText = loadOnce(() => import('#web/components/markdown/markdown.tsx'));

interface PostTextProps<Text extends string> {
  post: WrittenTexts<NoInfer<Text>>;
  /** Which of the post's texts. */
  text: Text;
  /** Level of its first headings: one below what it stands under. */
  headingLevel?: 2 | 3;
}

/** A text of a post that is written in Markdown. Suspends until {@link loadPostText} has. */
export function PostText<Text extends string>({ post, text, headingLevel = 2 }: PostTextProps<Text>) {
  const { Markdown } = useLoaded(loadPostText);
  const language = post.written[text];
  if (!language) return null;
  return <Markdown text={post[text] ?? ''} language={language} headingLevel={headingLevel} />;
}
