import { directionOf, type Language } from '#shared/language.ts';

/** A post's texts as far as they were read, and the language that each text it has is written in. */
export type WrittenTexts<Text extends string> = Readonly<Partial<Record<Text, string | undefined>>> & {
  readonly written: Readonly<Partial<Record<Text, Language>>>;
};

interface WrittenTextProps<Text extends string> {
  post: WrittenTexts<NoInfer<Text>>;
  /** Which of the post's texts. */
  text: Text;
}

/** A line of a post in its own language and direction, whatever those of the page; nothing of a text it lacks. */
export function WrittenText<Text extends string>({ post, text }: WrittenTextProps<Text>) {
  const language = post.written[text];
  if (!language) return null;
  return (
    <span lang={language} dir={directionOf(language)}>
      {post[text]}
    </span>
  );
}
