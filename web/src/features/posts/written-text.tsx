import { directionOf, type Language } from '#shared/language.ts';

/** A post's texts as far as they were read, and the language of each. */
export type WrittenTexts<Text extends string> = Readonly<Partial<Record<Text, string | undefined>>> & {
  readonly written: Readonly<Partial<Record<Text, Language>>>;
};

interface WrittenTextProps<Text extends string> {
  post: WrittenTexts<NoInfer<Text>>;
  /** The name of the text. */
  text: Text;
}

/** A line of a post in its own language and direction, whatever those of the page; empty if it is missing. */
export function WrittenText<Text extends string>({ post, text }: WrittenTextProps<Text>) {
  const language = post.written[text];
  if (!language) return null;
  return (
    <span lang={language} dir={directionOf(language)}>
      {post[text]}
    </span>
  );
}
