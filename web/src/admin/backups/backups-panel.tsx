import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type BackupPoint,
  isInterruptedRestore,
  isUnderWay,
  lateAfterHours,
  pointDays,
} from '#shared/backups.ts';
import { css } from '#styles/css';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { ago } from '../lib/language/formats.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AnyMinute } from './any-minute.tsx';
import { backupsQuery, useBackupRequest } from './backups-queries.ts';
import { Comparison } from './comparison.tsx';
import { copy } from './copy.en.ts';
import { Downloads } from './downloads.tsx';
import { JobState } from './job-state.tsx';
import { PointList } from './point-list.tsx';

/** The restore points of the site, the comparison with each, and its restore; for owners. */
export function BackupsPanel() {
  const { data, isError, refetch } = useQuery(backupsQuery);
  const { mutate, isPending } = useBackupRequest();
  const [chosen, setChosen] = useState<string>();
  if (isError && !data) {
    return (
      <EmptyState compact state="failed" title={copy.failedTitle} text={copy.failedText}>
        <Button variant="outline" size="s" onClick={() => void refetch()}>
          {copy.tryAgain}
        </Button>
      </EmptyState>
    );
  }
  if (!data) return <p role="status">{copy.loading}</p>;
  const { points, job, beside } = data;
  const isBusy = isPending || (job !== undefined && (isUnderWay(job) || isInterruptedRestore(job)));
  // A user who comes back finds the running or finished comparison.
  const compared = job?.work === 'comparison' ? job.pointId : undefined;
  const point = points.find(({ id }) => id === (chosen ?? compared));
  const choose = (pointId: string) => {
    if (isBusy) return;
    setChosen(pointId);
    mutate({ what: 'comparison', pointId });
  };
  return (
    <section aria-labelledby={headingId} className={panelStyle}>
      <div className={headStyle}>
        <h2 id={headingId} className={titleStyle}>
          {copy.title}
        </h2>
        <Age latest={points[0]} />
        <p className={noteStyle}>{copy.kept(pointDays)}</p>
      </div>
      <div className={columnsStyle}>
        <section aria-labelledby="backup-points" className={cardStyle}>
          <div className={cardHeadStyle}>
            <h3 id="backup-points" className={cardTitleStyle}>
              {copy.points}
            </h3>
            <Button
              variant="outline"
              size={{ base: 's', md: 'xs' }}
              aria-disabled={isBusy}
              onClick={() => isBusy || mutate({ what: 'point' })}
            >
              {job?.work === 'point' && isUnderWay(job) ? <Spinner /> : <Icon of={Plus} size={18} />}
              {copy.makeOne}
            </Button>
          </div>
          <PointList points={points} chosen={point?.id} isBusy={isBusy} onChoose={choose} />
          <AnyMinute {...beside} />
        </section>
        <div className={mainStyle}>
          {job && <JobState job={job} points={points} onChoose={choose} />}
          {point && job?.work === 'comparison' && job.pointId === point.id ? (
            <Comparison key={point.id} job={job} point={point} onAgain={() => choose(point.id)} />
          ) : (
            !isBusy && (
              <div className={hintStyle}>
                <h3 className={cardTitleStyle}>{copy.choose.title}</h3>
                <p>{copy.choose.text}</p>
              </div>
            )
          )}
        </div>
        <Downloads latest={points[0]} />
      </div>
    </section>
  );
}

/** How long ago the last restore point was made; a warning if that is too long ago. */
function Age({ latest }: { latest: BackupPoint | undefined }) {
  if (!latest) return null;
  const [at, now] = [Date.parse(latest.at), Date.now()];
  const isLate = now - at > lateAfterHours * 3_600_000;
  return (
    <p data-late={isLate || undefined} className={ageStyle}>
      <Icon of={isLate ? CircleAlert : CircleCheck} size={18} />
      {copy.last(ago(at, now))}
    </p>
  );
}

const headingId = 'backups';
const panelStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { base: '4', md: '5' },
});
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
});
const titleStyle = css({ fontSize: '24px', fontWeight: 'heading' });
const ageStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'xs',
  fontWeight: 'strong',
  color: 'ok.fg',
  '&[data-late]': { color: 'danger.fg' },
});
const noteStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '360px minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gap: { base: '4', md: '5' },
  alignItems: 'start',
});
const cardStyle = css({
  minWidth: '0',
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const cardHeadStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  paddingInline: '4',
  paddingBlock: '2.5',
});
const cardTitleStyle = css({ fontSize: '18px', fontWeight: 'heading' });
const mainStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  gridRow: { lg: '1 / span 2' },
  gridColumn: { lg: '2' },
});
const hintStyle = css({
  display: 'grid',
  gap: '2',
  padding: { base: '4', md: '5' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  '& p': { textStyle: 'sm', color: 'fg.muted', maxWidth: 'measure' },
});
