import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  type BackupComparison,
  type BackupDifference,
  type BackupJob,
  type BackupPoint,
  comparisonMinutes,
  isUnderWay,
  type PartComparison,
  type Restorable,
  restorable,
} from '#shared/backups.ts';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { ago, formatNumber } from '../lib/language/formats.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { FailedRead, Notice } from '../ui/notice.tsx';
import { comparisonQuery, inWords, named } from './backups-queries.ts';
import { copy } from './copy.en.ts';
import { Differences, ExampleOf, useNames } from './differences.tsx';

const dialogs = loadOnce(() => import('./restore-dialog.tsx'));

interface ComparisonProps {
  job: BackupJob;
  point: BackupPoint;
  /** Called to repeat the comparison. */
  onAgain: () => void;
}

/** The result of a comparison, and the buttons that restore. */
export function Comparison({ job, point, onAgain }: ComparisonProps) {
  const when = inWords(point.at, new Date());
  const query = useQuery({ ...comparisonQuery(job), enabled: job.state === 'done' });
  const isOld = useIsOld(job.endedAt);
  // A comparison that is too old is repeated, once.
  const renewed = useRef('');
  useEffect(() => {
    if (!isOld || job.state !== 'done' || renewed.current === job.id) return;
    renewed.current = job.id;
    onAgain();
  }, [isOld, job.state, job.id, onAgain]);
  const comparison = query.data;
  return (
    <section aria-labelledby={headingId} className={cardStyle}>
      <div className={headStyle}>
        <h3 id={headingId} className={titleStyle}>
          {copy.backTo(when)}
        </h3>
        <Badge tone="ok">{copy.trial}</Badge>
        <p role="status">
          {comparison
            ? copy.compared(ago(Date.parse(comparison.comparedAt), Date.now()))
            : job.state !== 'failed' && copy.comparing}
        </p>
      </div>
      {job.state === 'failed' && (
        <div className={noticeStyle}>
          <FailedRead tryAgain={copy.compareAgain} onTryAgain={onAgain}>
            {copy.compareFailed}
          </FailedRead>
        </div>
      )}
      {query.isError && (
        <div className={noticeStyle}>
          <Notice
            action={
              <Button variant="outline" size="s" onClick={onAgain}>
                {copy.compareAgain}
              </Button>
            }
          >
            {copy.compareFailed}
          </Notice>
        </div>
      )}
      {(isUnderWay(job) || query.isLoading) && <Skeleton />}
      {comparison && <Result comparison={comparison} when={when} pointId={point.id} />}
    </section>
  );
}

const headingId = 'backup-comparison';

/** True once a comparison that ended at this instant is too old. */
function useIsOld(endedAt: string): boolean {
  const [old, setOld] = useState<string>();
  useEffect(() => {
    const until = Date.parse(endedAt) + comparisonMinutes * 60_000;
    if (Number.isNaN(until)) return;
    const timer = setTimeout(() => setOld(endedAt), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [endedAt]);
  return old === endedAt;
}

function Skeleton() {
  return (
    <div aria-hidden="true" className={skeletonStyle}>
      {restorable.map((part) => (
        <span key={part} />
      ))}
    </div>
  );
}

interface ResultProps {
  comparison: BackupComparison;
  when: string;
  pointId: string;
}

function Result({ comparison: { parts }, when, pointId }: ResultProps) {
  const names = useNames();
  const [chosen, setChosen] = useState<readonly Restorable[]>(() =>
    parts.filter(({ part }) => part !== 'people').flatMap((one) => (differs(one) ? one.part : [])),
  );
  const [asked, setAsked] = useState<readonly Restorable[]>();
  const [showsAll, setShowsAll] = useState(false);
  const all = parts.reduce((sum, { changes, back, blocked }) => sum + changes + back + blocked, 0);
  const open = parts.filter(differs).map(({ part }) => part);
  const inOrder = restorable.filter((part) => chosen.includes(part));
  const example = parts.flatMap(({ differences }) => differences).find(({ now, after }) => now && after);
  const toggle = (part: Restorable) =>
    setChosen(chosen.includes(part) ? chosen.filter((one) => one !== part) : [...chosen, part]);
  return (
    <>
      <table className={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{copy.kind}</th>
            {[copy.changes, copy.back, copy.newer].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((one) => (
            <PartRow
              key={one.part}
              of={one}
              text={textOf(one, names)}
              isChosen={chosen.includes(one.part)}
              onToggle={() => toggle(one.part)}
            />
          ))}
          {Object.entries(copy.never).map(([kind, { title, text }]) => (
            <tr key={kind}>
              <th scope="row">
                <span className={cellStyle}>
                  <span className={emptyBoxStyle} />
                  <span className={kindStyle}>
                    <b>{title}</b>
                    <span>{text}</span>
                  </span>
                </span>
              </th>
              {[1, 2, 3].map((column) => (
                <td key={column} data-none>
                  {copy.nothing}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {(example || all > 0) && (
        <div className={examplesStyle}>
          {example && <ExampleOf difference={example} name={names(example)} />}
          {all > 0 && (
            <Button variant="plain" size="s" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? copy.hideAll : copy.seeAll(all)}
            </Button>
          )}
          {showsAll && <Differences parts={parts} names={names} />}
        </div>
      )}
      <div className={footStyle}>
        {open.length === 0 ? (
          <p>{copy.nothingToRestore}</p>
        ) : (
          <>
            {inOrder.length > 0 && (
              <Button variant="danger" size="s" onClick={() => setAsked(inOrder)}>
                <Icon of={ArchiveRestore} size={18} />
                {copy.restore(named(inOrder))}
              </Button>
            )}
            {inOrder.length < open.length && (
              <Button variant="outline" size="s" onClick={() => setAsked(open)}>
                {copy.restoreAll}
              </Button>
            )}
            <p>{copy.first}</p>
          </>
        )}
      </div>
      <LazyDialog loader={dialogs} open={asked !== undefined}>
        {({ RestoreDialog }) => (
          <RestoreDialog pointId={pointId} when={when} parts={asked} onClose={() => setAsked(undefined)} />
        )}
      </LazyDialog>
    </>
  );
}

function differs({ changes, back, filesBack }: PartComparison): boolean {
  return changes + back + filesBack > 0;
}

/** Names some of the differences of a part. */
function textOf(
  { changes, back, blocked, newer, filesBack, filesLost, differences }: PartComparison,
  names: (one: BackupDifference) => string,
): string {
  const all = changes + back + blocked;
  const first = differences.slice(0, 2).map(names);
  return (
    [
      ...first,
      ...(all > first.length ? [copy.andMore(all - first.length)] : []),
      ...(filesBack > 0 ? [copy.filesBack(filesBack)] : []),
      ...(filesLost > 0 ? [copy.filesLost(filesLost)] : []),
    ].join(copy.comma) || (newer > 0 ? copy.restSame : copy.same)
  );
}

interface PartRowProps {
  of: PartComparison;
  text: string;
  isChosen: boolean;
  onToggle: () => void;
}

function PartRow({ of, text, isChosen, onToggle }: PartRowProps) {
  const counts = [
    [copy.changes, of.changes],
    [copy.back, of.back],
    [copy.newer, of.newer],
  ] as const;
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        <label htmlFor={`restore-${of.part}`} className={cellStyle}>
          {differs(of) ? (
            <input
              id={`restore-${of.part}`}
              type="checkbox"
              checked={isChosen}
              aria-label={copy.chosen(copy.parts[of.part])}
              onChange={onToggle}
            />
          ) : (
            <span className={emptyBoxStyle} />
          )}
          <span className={kindStyle}>
            <b>{copy.parts[of.part]}</b>
            <span data-phone>
              {counts
                .filter(([, count]) => count > 0)
                .map(([column, count]) => `${column}: ${formatNumber(count)}`)
                .join(' · ')}
            </span>
            <bdi>{text}</bdi>
          </span>
        </label>
      </th>
      {counts.map(([column, count]) => (
        <td key={column} data-none={count === 0 || undefined}>
          {count === 0 ? copy.nothing : formatNumber(count)}
        </td>
      ))}
    </tr>
  );
}

const cardStyle = css({
  minWidth: '0',
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2.5',
  rowGap: '1',
  padding: '4',
  paddingInline: { md: '5' },
  '& p': { width: 'full', textStyle: 'sm', color: 'fg.muted' },
});
const titleStyle = css({ fontSize: '18px', fontWeight: 'heading' });
const noticeStyle = css({ padding: '4', paddingTop: '0' });
const skeletonStyle = css({
  display: 'grid',
  gap: '2',
  padding: '4',
  '& span': { height: '15', background: 'bg.sunken', borderRadius: 'label' },
});
const tableStyle = css({
  width: 'full',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'start', fontWeight: 'normal' },
  '& thead th': {
    paddingInline: '4',
    paddingBlock: '2',
    background: 'bg.sunken',
    textStyle: 'xs',
    fontWeight: 'strong',
  },
  // Aligns the heading with the names, which follow a checkbox.
  '& thead th:first-child': { paddingInlineStart: '[52px]' },
  '& thead th:not(:first-child), & td': { textAlign: 'end', paddingInline: { base: '2', md: '5' } },
  '& td': { fontSize: '18px', fontWeight: 'heading', fontVariantNumeric: 'tabular-nums' },
  '& td[data-none]': { fontWeight: 'normal', color: 'fg.muted' },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& tbody tr[data-chosen]': { background: 'label.subtle' },
  '& [data-phone]': { display: { md: 'none' } },
  mdDown: { '& thead': { srOnly: true }, '& td': { srOnly: true } },
});
const cellStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '15',
  paddingInline: { base: '4', md: '5' },
  paddingBlock: '2',
  '& input': { flex: 'none', width: '5', height: '5' },
});
const emptyBoxStyle = css({
  flex: 'none',
  width: '5',
  height: '5',
});
const kindStyle = css({
  display: 'grid',
  minWidth: '0',
  '& b': { fontWeight: 'strong' },
  '& span, & bdi': { textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' },
});
const examplesStyle = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '2',
  padding: '4',
  paddingInline: { md: '5' },
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
});
const footStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2.5',
  padding: '4',
  paddingInline: { md: '5' },
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '& p': { flex: '1', minWidth: '[16em]', textStyle: 'sm', color: 'fg.muted' },
  mdDown: { '& button': { width: 'full' } },
});
