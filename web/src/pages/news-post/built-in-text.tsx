import { Fragment } from 'react';
import { directionOf } from '#shared/language.ts';
import { markdownStyle } from '#web/components/markdown/markdown-style.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { NewsText } from './articles.en.ts';

/** The text of an article that comes with the site. Looks like a text in Markdown, without the weight of its reader. */
export function BuiltInText({ text }: { text: NewsText }) {
  const language = useLanguage();
  return (
    <div lang={language} dir={directionOf(language)} className={markdownStyle}>
      {text.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <Fragment key={block.heading}>
            <h2>{block.heading}</h2>
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
