import { Fragment } from 'react';
import { directionOf } from '#shared/language.ts';
import { anchorId } from '#web/components/markdown/markdown-anchor.ts';
import { markdownStyle } from '#web/components/markdown/markdown-style.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { NewsText } from './articles.en.ts';

export function headingsIn(text: NewsText): string[] {
  return text.flatMap((block) => (typeof block === 'string' ? [] : block.heading));
}

export function wordsIn(text: NewsText): string {
  const words = text.flatMap((block) => {
    if (typeof block === 'string') return block;
    const points = block.points ?? [];
    return [
      block.heading,
      ...points.map((point) => (typeof point === 'string' ? point : `${point.term} ${point.text}`)),
    ];
  });
  return words.join(' ');
}

/** The text of an article that comes with the site. Looks like Markdown text, without the weight of the parser. */
export function BuiltInText({ text }: { text: NewsText }) {
  const language = useLanguage();
  const headings = headingsIn(text);
  return (
    <div lang={language} dir={directionOf(language)} className={markdownStyle}>
      {text.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <Fragment key={block.heading}>
            <h2 id={anchorId(headings.indexOf(block.heading))}>{block.heading}</h2>
            {block.points && (
              <ul>
                {block.points.map((point) =>
                  typeof point === 'string' ? (
                    <li key={point}>{point}</li>
                  ) : (
                    <li key={point.term}>
                      <strong>{point.term}</strong> {point.text}
                    </li>
                  ),
                )}
              </ul>
            )}
          </Fragment>
        ),
      )}
    </div>
  );
}
