import { Markdown } from '#web/components/markdown/markdown.tsx';
import type { WrittenTexts } from './written-text.tsx';

interface PostTextProps<Text extends string> {
  post: WrittenTexts<NoInfer<Text>>;
  /** Which of the post's texts. */
  text: Text;
  /** Level of its first headings: one below what it stands under. */
  headingLevel?: 2 | 3;
  /** Its first headings can be led to. */
  anchored?: boolean;
}

/** A text of a post that is written in Markdown. */
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
