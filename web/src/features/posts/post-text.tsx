import { Markdown } from '#web/components/markdown/markdown.tsx';
import type { WrittenTexts } from './written-text.tsx';

interface PostTextProps<Text extends string> {
  post: WrittenTexts<NoInfer<Text>>;
  /** The name of the text. */
  text: Text;
  /** Level of its first headings: one below the heading above it. */
  headingLevel?: 2 | 3;
  /** True to make its first-level headings link targets. */
  anchored?: boolean;
}

/** A Markdown text of a post, in the language in which it is written; nothing if the text is missing. */
export function PostText<Text extends string>({
  post,
  text,
  headingLevel = 2,
  anchored = false,
}: PostTextProps<Text>) {
  const language = post.written[text];
  if (!language) return null;
  return (
    <Markdown text={post[text] ?? ''} language={language} headingLevel={headingLevel} anchored={anchored} />
  );
}
