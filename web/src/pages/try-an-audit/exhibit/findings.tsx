import { Check, Minus, X } from 'lucide-react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { AuditCopy } from './copy.en.ts';
import { auditFormat } from './format.ts';
import { facingCount, type Puzzle, prices, type Score } from './puzzle.ts';
import { Disc, type Mark, Shelf, shelfStyle } from './shelf.tsx';

/** The outcome of a place that was marked, or should have been. */
export interface Finding {
  place: number;
  kind: 'found' | 'missed' | 'wrong';
}

/** Returns the faults of a shelf in the order in which it is read, then the false alarms. */
export function findingsOf({ faults }: Puzzle, { found, wrong }: Score): Finding[] {
  return [
    ...[...faults.keys()].map(
      (place): Finding => ({ place, kind: found.includes(place) ? 'found' : 'missed' }),
    ),
    ...wrong.map((place): Finding => ({ place, kind: 'wrong' })),
  ];
}

interface FindingsProps {
  copy: AuditCopy;
  puzzle: Puzzle;
  findings: readonly Finding[];
}

/** The shelf with the auditor's numbers as a picture; the list below explains the numbers. */
export function AuditedShelf({ puzzle, findings }: Omit<FindingsProps, 'copy'>) {
  const { number } = auditFormat(useLanguage());
  const marks = new Map(
    findings.map(({ place, kind }, i): [number, Mark] => [place, { kind, number: number(i + 1) }]),
  );
  return (
    <div aria-hidden="true" className={shelfStyle}>
      <Shelf puzzle={puzzle} write={number} markOf={(place) => marks.get(place)} />
    </div>
  );
}

/** The text of each number on the shelf; `tagged` adds the outcome of the mark. */
export function FindingList({ copy, puzzle, findings, tagged }: FindingsProps & { tagged: boolean }) {
  const { number } = auditFormat(useLanguage());
  const { result } = copy;
  const tags = { found: result.found, missed: result.missedTag, wrong: result.falseAlarm };
  return (
    <ol aria-label={result.list} className={listStyle}>
      {findings.map(({ place, kind }, i) => {
        const fault = puzzle.faults.get(place);
        return (
          <li key={place} className={itemStyle}>
            <Disc mark={{ kind, number: number(i + 1) }} />
            <span>
              <b className={nameStyle}>{fault ? copy.faults[fault] : result.sound}</b>
              <br />
              <span className={aboutStyle}>{aboutPlace(copy, puzzle, place, number)}</span>
            </span>
            {tagged && (
              <span data-kind={kind} className={tagStyle}>
                {tags[kind]}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function aboutPlace(
  { packs, result }: AuditCopy,
  { facings, labels, faults }: Puzzle,
  place: number,
  write: (value: number) => string,
): string {
  const label = labels[place - facingCount];
  if (label) {
    const own = packs[label.product];
    if (!faults.has(place)) return result.soundLabel(own);
    return result.label(own, packs[label.shows], write(prices[label.shows]));
  }
  const facing = facings[place];
  if (!facing) return '';
  const own = packs[facing.product];
  if (!facing.holds) return result.gap(own);
  return facing.holds === facing.product ? result.soundFacing(own) : result.stray(packs[facing.holds], own);
}

/** The meaning of the marks' colours. */
export function Legend({ copy: { result } }: { copy: AuditCopy }) {
  return (
    <ul className={legendStyle}>
      <li>
        <Disc mark={{ kind: 'found' }}>
          <Icon of={Check} size={14} />
        </Disc>
        {result.found}
      </li>
      <li>
        <Disc mark={{ kind: 'missed' }}>
          <Icon of={Minus} size={14} />
        </Disc>
        {result.missedTag}
      </li>
      <li>
        <Disc mark={{ kind: 'wrong' }}>
          <Icon of={X} size={14} />
        </Disc>
        {result.falseAlarm}
      </li>
    </ul>
  );
}

const listStyle = css({ marginTop: '8', borderBottomWidth: '1px', borderColor: 'border.subtle' });
const itemStyle = css({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  alignItems: 'center',
  columnGap: { base: '2.5', md: '4' },
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
});
const aboutStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const nameStyle = css({ fontWeight: 'strong' });
const tagStyle = css({
  paddingInline: '3',
  paddingBlock: '1',
  textStyle: 'xs',
  fontWeight: 'strong',
  borderRadius: 'label',
  '&[data-kind=found]': { background: 'ok.solid', color: 'ok.contrast' },
  '&[data-kind=missed]': { background: 'label.solid' },
  '&[data-kind=wrong]': { background: 'danger.solid', color: 'danger.contrast' },
});
const legendStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { base: '5', md: '7' },
  rowGap: '2',
  textStyle: 'sm',
  '& > *': { display: 'flex', alignItems: 'center', gap: '2.5' },
});
