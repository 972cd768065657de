import { css } from '#styles/css';
import { copy } from './copy.en.ts';

/** One line about how to write, with examples for who wants to know more. */
export function FormattingHelp({ hintId }: { hintId: string }) {
  return (
    <div className={css({ textStyle: 'sm', color: 'fg.muted', display: 'grid', gap: '1' })}>
      <p id={hintId}>{copy.hint}</p>
      <details>
        <summary
          className={css({
            width: '[fit-content]',
            paddingBlock: '[2px]',
            color: 'brand.solid',
            textDecoration: 'underline',
          })}
        >
          {copy.help}
        </summary>
        <dl
          className={css({
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: '4',
            rowGap: '2',
            paddingBlock: '2',
          })}
        >
          {copy.examples.map(({ typed, meaning }) => (
            <div
              key={typed}
              className={css({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' })}
            >
              <dt
                className={css({
                  whiteSpace: 'pre-line',
                  fontFamily: '[ui-monospace, Menlo, Consolas, monospace]',
                  color: 'fg.default',
                })}
              >
                {typed}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p>{copy.emptyLine}</p>
      </details>
    </div>
  );
}
