import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { localizedPath } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { Barcode, ReceiptPaper } from '#web/components/receipt.tsx';
import { ShareAddress } from '#web/components/share-address.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { recordToolEvent } from '#web/lib/tool-events.ts';
import type { AuditCopy } from './copy.en.ts';
import { AuditedShelf, FindingList, findingsOf, Legend } from './findings.tsx';
import { auditFormat } from './format.ts';
import { dayOfSeed, type Fault, faultCount, faultCounts, hashOf, type Puzzle, scoreOf } from './puzzle.ts';

/** The places that a visitor marked, and the used time in seconds; absent without the clock. */
export interface Audit {
  marks: ReadonlySet<number>;
  used: number | undefined;
}

interface ResultProps {
  copy: AuditCopy;
  puzzle: Puzzle;
  seed: number;
  audit: Audit;
  /** The result of the person who shared the shelf. */
  challenge: number | undefined;
}

/**
 * The result of an audit: the shelf with the auditor's findings over the visitor's marks, a receipt, and the
 * explanation of each number.
 */
export function Result({ copy, puzzle, seed, audit: { marks, used }, challenge }: ResultProps) {
  const { result } = copy;
  const { number, percent, points, day } = auditFormat(useLanguage());
  const score = scoreOf(puzzle, marks);
  const findings = findingsOf(puzzle, score);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [missed, wrong] = [score.missed.length, score.wrong.length];
  const of = (found: number, all: number) => result.of(number(found), number(all));
  const kinds = Object.entries(faultCounts) as [Fault, number][];
  const foundOf = (kind: Fault) => score.found.filter((place) => puzzle.faults.get(place) === kind).length;
  const gaps = faultCounts.gap - foundOf('gap');
  const date = dayOfSeed(seed);
  const shelf = seed % 100;
  const code = `RE-${seed}-${score.found.length}-${faultCount}-${wrong}`;
  return (
    <>
      <section className={headStyle}>
        <div className={cx(container(), headRowStyle)}>
          <div>
            <h1 ref={heading} tabIndex={-1} className={titleStyle}>
              {result.title(number(score.found.length), number(faultCount))}
            </h1>
            <p className={leadStyle}>
              {result.lead(
                missed === 0 ? result.noneMissed : result.missed(missed),
                wrong === 0 ? result.noneWrong : result.wrong(wrong),
              )}
              {challenge !== undefined && ` ${result.other(number(challenge), number(faultCount))}`}
            </p>
          </div>
          <Legend copy={copy} />
        </div>
        <div className={shelvesStyle}>
          <AuditedShelf puzzle={puzzle} findings={findings} />
        </div>
      </section>
      <section className={bodyStyle}>
        <div className={cx(container(), columnsStyle)}>
          <ReceiptPaper className={paperStyle}>
            <div className={paperHeadStyle}>
              <h2 className={css({ textStyle: 'h4' })}>{result.yours}</h2>
              <span>
                {date && day(date)}
                {shelf > 1 && ` · ${result.another(number(shelf))}`}
              </span>
            </div>
            <dl className={twoStyle}>
              <div>
                <dt>{result.reported}</dt>
                <dd>{percent(score.reported)}</dd>
              </div>
              <div>
                <dt>{result.filled}</dt>
                <dd>{percent(score.filled)}</dd>
              </div>
            </dl>
            <dl className={linesStyle}>
              {kinds.map(([kind, all]) => (
                <div key={kind}>
                  <dt>{copy.faultsMany[kind]}</dt>
                  <dd>{of(foundOf(kind), all)}</dd>
                </div>
              ))}
              <div>
                <dt>{result.falseAlarms}</dt>
                <dd>{wrong === 0 ? result.none : number(wrong)}</dd>
              </div>
              <div>
                <dt>{result.time}</dt>
                <dd>{used === undefined ? result.noClock : result.seconds(number(used))}</dd>
              </div>
            </dl>
            <Barcode number={code} className={css({ marginTop: '4' })} />
            <Share copy={copy} found={score.found.length} hash={hashOf({ seed, marks })} />
          </ReceiptPaper>
          <div>
            <h2 className={css({ textStyle: 'h2' })}>
              {gaps === 0 ? result.exact : result.differs(percent(score.reported), percent(score.filled))}
            </h2>
            <p className={whyStyle}>
              {gaps === 0 ? result.whyExact : result.why(gaps, points(score.reported - score.filled))}
            </p>
            <FindingList copy={copy} puzzle={puzzle} findings={findings} tagged />
          </div>
        </div>
      </section>
    </>
  );
}

/** Shares the URL at which others can try the same shelf. */
function Share({ copy: { result }, found, hash }: { copy: AuditCopy; found: number; hash: string }) {
  const language = useLanguage();
  const path = localizedPath(`/try-an-audit/${found}-of-${faultCount}`, language);
  return (
    <ShareAddress
      copy={result.share}
      address={() => `${location.origin}${path}${hash}`}
      isMain
      className={shareStyle}
      onShare={() => recordToolEvent('try_share', {})}
      // The visitor can then copy the URL of the page itself.
      onNotCopied={(address) => history.replaceState(history.state, '', address)}
    >
      <button type="button" className={button({ variant: 'outline', size: 's' })} onClick={() => print()}>
        <Icon of={Printer} size={18} />
        {result.print}
      </button>
    </ShareAddress>
  );
}

const headStyle = css({ overflowX: 'clip', ground: 'deep' });
const headRowStyle = css({
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  alignItems: { lg: 'end' },
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '4',
  paddingTop: { base: '7', md: '11.5' },
  paddingBottom: { base: '5', md: '7' },
});
const titleStyle = css({ textStyle: 'h1', outline: 'none' });
const leadStyle = css({ marginTop: '2', textStyle: 'lead', color: 'fg.onDarkMuted' });
const shelvesStyle = css({
  maxWidth: 'container',
  marginInline: 'auto',
  md: { width: '[calc(100% - 2 * {spacing.gutter})]' },
});
const bodyStyle = css({ paddingBlock: 'section', background: 'bg.shelf' });
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '400px minmax(0, 1fr)' },
  alignItems: 'start',
  columnGap: { lg: '10', xl: '21' },
  rowGap: '11.5',
});
const paperStyle = css({
  paddingTop: '10',
  paddingBottom: '7',
  paddingInline: { base: '5', md: '7.5' },
});
const paperHeadStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '3',
  '& > span': { textStyle: 'xs', color: 'fg.muted' },
});
const twoStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBlock: '4',
  borderBlockWidth: '2px',
  borderColor: 'fg.default',
  '& > div': { paddingBlock: '3.5' },
  '& > div + div': { borderInlineStartWidth: '1px', borderColor: 'border.subtle', paddingInlineStart: '4' },
  '& dt': { textStyle: 'xs', color: 'fg.muted' },
  '& dd': { textStyle: 'figure', fontSize: '[45px]' },
});
const linesStyle = css({
  textStyle: 'sm',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2',
    borderTopWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
  },
  '& > div:first-child': { borderTopWidth: '0' },
  '& dd': { fontWeight: 'strong', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});
const shareStyle = css({
  gap: '2.5',
  marginTop: '5',
  '& button': { flexGrow: '1' },
  '& p': { flexBasis: 'full', _empty: { display: 'none' } },
});
const whyStyle = css({ marginTop: '3.5', maxWidth: 'blurb', textStyle: 'lead', color: 'fg.muted' });
