import { directionOf } from '../../../../shared/language.ts';
import type { ArticleText, ShownArticle } from './shown-article.ts';

/** A text of an article in its own language and direction, whatever those of the page. */
export function WrittenText({
  article,
  text,
}: {
  article: ShownArticle;
  text: Exclude<ArticleText, 'content'>;
}) {
  const language = article.written[text];
  return (
    <span lang={language} dir={directionOf(language)}>
      {article[text]}
    </span>
  );
}
