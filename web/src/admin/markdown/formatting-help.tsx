import { memo } from 'react';
import { css } from '#styles/css';
import { copy } from './copy.en.ts';

/** Examples of formatting, to unfold. */
export const FormattingHelp = memo(function FormattingHelp() {
  return (
    <div className={helpStyle}>
      <details>
        <summary className={summaryStyle}>{copy.help}</summary>
        <dl className={examplesStyle}>
          {copy.examples.map(({ typed, meaning }) => (
            <div key={typed} className={exampleStyle}>
              <dt className={typedStyle}>{typed}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p>{copy.emptyLine}</p>
      </details>
    </div>
  );
});

const helpStyle = css({ textStyle: 'sm', color: 'fg.muted', display: 'grid', gap: '1' });
const summaryStyle = css({
  width: 'fit',
  paddingBlock: '0.5',
  color: 'brand.solid',
  textDecoration: 'underline',
});
const examplesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '4',
  rowGap: '2',
  paddingBlock: '2',
});
const exampleStyle = css({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' });
const typedStyle = css({
  whiteSpace: 'pre-line',
  fontFamily: '[ui-monospace, Menlo, Consolas, monospace]',
  color: 'fg.default',
});
