import { css } from '#styles/css';
import { container } from '#styles/recipes';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { AuditCopy } from './copy.en.ts';
import { AuditedShelf, FindingList, findingsOf } from './findings.tsx';
import { auditFormat } from './format.ts';
import { faultCount, puzzleOf, scoreOf } from './puzzle.ts';

/** The shelf that is shown where there is no script to play with: one is as good as another. */
const seed = 2026112401;

/** One shelf with the auditor's result, and what is wrong with it in words. */
export function Answer({ copy }: { copy: AuditCopy }) {
  const { number } = auditFormat(useLanguage());
  const puzzle = puzzleOf(seed);
  const score = scoreOf(puzzle, new Set(puzzle.faults.keys()));
  const findings = findingsOf(puzzle, score);
  return (
    <section className={sectionStyle}>
      <div className={container()}>
        <h2 className={css({ textStyle: 'h2' })}>{copy.answer.title(number(faultCount))}</h2>
        <p className={leadStyle}>{copy.answer.lead}</p>
      </div>
      <div className={shelvesStyle}>
        <div className={wideStyle}>
          <AuditedShelf puzzle={puzzle} findings={findings} />
        </div>
      </div>
      <div className={container()}>
        <FindingList copy={copy} puzzle={puzzle} findings={findings} tagged={false} />
      </div>
    </section>
  );
}

const sectionStyle = css({ paddingBlock: 'section' });
const leadStyle = css({ marginTop: '3', textStyle: 'lead', color: 'fg.muted' });
const shelvesStyle = css({ marginTop: '7', overflowX: 'clip', ground: 'deep' });
const wideStyle = css({
  maxWidth: 'container',
  marginInline: 'auto',
  md: { width: '[calc(100% - 2 * {spacing.gutter})]' },
});
