import { css } from '#styles/css';
import { button, container } from '#styles/recipes';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import type { AuditCopy } from './copy.en.ts';
import { AuditedShelf, FindingList, findingsOf } from './findings.tsx';
import { puzzleOf, scoreOf } from './puzzle.ts';

/** The seed of the shelf that is shown without script. Any other seed of a shelf would do. */
const seed = 2026112401;

/** A shelf with the auditor's result, and its mistakes in words. */
export function Answer({ copy }: { copy: AuditCopy }) {
  const puzzle = puzzleOf(seed);
  const score = scoreOf(puzzle, new Set(puzzle.faults.keys()));
  const findings = findingsOf(puzzle, score);
  return (
    <section className={sectionStyle}>
      <div className={container()}>
        <h2 className={css({ textStyle: 'h2' })}>{copy.answer.title}</h2>
        <p className={leadStyle}>{copy.answer.lead}</p>
      </div>
      <div className={shelvesStyle}>
        <div className={wideStyle}>
          <AuditedShelf puzzle={puzzle} findings={findings} />
        </div>
      </div>
      <div className={container()}>
        <FindingList copy={copy} puzzle={puzzle} findings={findings} tagged={false} />
        <p className={actionsStyle}>
          <PageLink to="/plan-an-audit" className={button()}>
            {copy.closing.action}
          </PageLink>
          <PageLink to="/sample-report" className={button({ variant: 'outline' })}>
            {copy.answer.report}
          </PageLink>
        </p>
      </div>
    </section>
  );
}

const sectionStyle = css({ paddingBlock: 'section' });
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3.5', marginTop: '7' });
const leadStyle = css({ marginTop: '3', textStyle: 'lead', color: 'fg.muted' });
const shelvesStyle = css({ marginTop: '7', overflowX: 'clip', ground: 'deep' });
const wideStyle = css({
  maxWidth: 'container',
  marginInline: 'auto',
  md: { width: '[calc(100% - 2 * {spacing.gutter})]' },
});
