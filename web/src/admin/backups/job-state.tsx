import { Check } from 'lucide-react';
import {
  type BackupJob,
  type BackupPoint,
  isInterruptedRestore,
  isUnderWay,
  restoreOrder,
} from '#shared/backups.ts';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { inWords, named, useBackupRequest } from './backups-queries.ts';
import { copy } from './copy.en.ts';

interface JobStateProps {
  job: BackupJob;
  points: readonly BackupPoint[];
  /** Called with the id of the point to compare. */
  onChoose: (pointId: string) => void;
}

/** The running job, or how the latest one ended. Renders nothing for a comparison, which `Comparison` shows. */
export function JobState({ job, points, onChoose }: JobStateProps) {
  if (job.work === 'comparison') return null;
  if (isInterruptedRestore(job)) return <HalfWay job={job} />;
  if (job.state === 'failed') return <Notice>{copy.makeFailed}</Notice>;
  if (job.work === 'point') {
    return (
      <p role="status" className={doneStyle}>
        {isUnderWay(job) ? copy.making : copy.made}
      </p>
    );
  }
  if (isUnderWay(job)) return <Restoring job={job} points={points} />;
  if (job.done.length === 0) return null;
  return (
    <div role="status" className={doneStyle}>
      <p>{copy.restored(named(job.done))}</p>
      {points.some(({ id }) => id === job.undoId) && (
        <Button variant="outline" size="s" onClick={() => onChoose(job.undoId)}>
          {copy.goBack}
        </Button>
      )}
    </div>
  );
}

/** The progress of a restore, part by part. */
function Restoring({ job, points }: Pick<JobStateProps, 'job' | 'points'>) {
  const point = points.find(({ id }) => id === job.pointId);
  const parts = restoreOrder.filter((part) => job.parts.includes(part));
  const steps = [
    { name: copy.steps.point, isDone: job.undoId !== '' },
    ...parts.map((part) => ({ name: copy.parts[part], isDone: job.done.includes(part) })),
  ];
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section aria-labelledby="backup-restoring" className={cardStyle}>
      <h3 id="backup-restoring" className={titleStyle}>
        {copy.restoring(point ? inWords(point.at, new Date()) : '')}
      </h3>
      <ProgressBar
        aria-labelledby="backup-restoring"
        share={steps.filter(({ isDone }) => isDone).length / steps.length}
      />
      <ul role="status" className={stepsStyle}>
        {steps.map(({ name, isDone }, index) => (
          <li key={name}>
            {isDone && <Icon of={Check} size={18} />}
            {name}{' '}
            <span>{isDone ? copy.steps.done : index === current ? copy.steps.now : copy.steps.waits}</span>
          </li>
        ))}
      </ul>
      <p className={noteStyle}>{copy.mayLeave}</p>
    </section>
  );
}

/** A restore that stopped: what is restored and what is not, and the choices. */
function HalfWay({ job }: Pick<JobStateProps, 'job'>) {
  const { mutate, isPending } = useBackupRequest();
  const left = job.parts.filter((part) => !job.done.includes(part));
  const answer = (what: 'go-on' | 'undo' | 'leave') => isPending || mutate({ what: 'answer', answer: what });
  return (
    <section aria-labelledby="backup-half-way" role="alert" className={alertStyle}>
      <h3 id="backup-half-way" className={titleStyle}>
        {copy.halfWay.title}
      </h3>
      <p>
        {job.done.length === 0
          ? copy.halfWay.nothing(named(left))
          : copy.halfWay.some(named(job.done), named(left))}
      </p>
      <div className={buttonsStyle}>
        <Button size="s" aria-disabled={isPending} onClick={() => answer('go-on')}>
          {copy.halfWay.goOn}
        </Button>
        {job.undoId !== '' && (
          <Button variant="outline" size="s" aria-disabled={isPending} onClick={() => answer('undo')}>
            {copy.halfWay.undo}
          </Button>
        )}
        <Button variant="plain" size="s" aria-disabled={isPending} onClick={() => answer('leave')}>
          {copy.halfWay.leave}
        </Button>
      </div>
    </section>
  );
}

const cardStyle = css({
  display: 'grid',
  gap: '3',
  padding: { base: '4', md: '5' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const alertStyle = css({
  display: 'grid',
  gap: '3',
  padding: { base: '4', md: '5' },
  background: 'danger.subtle',
  color: 'danger.fg',
  borderRadius: 'card',
});
const titleStyle = css({ fontSize: '18px', fontWeight: 'heading' });
const noteStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const stepsStyle = css({
  display: 'grid',
  gap: '1.5',
  textStyle: 'sm',
  '& li': { display: 'flex', alignItems: 'center', gap: '2' },
  '& li span': { color: 'fg.muted' },
});
const doneStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  padding: '4',
  paddingBlock: '3',
  background: 'ok.subtle',
  color: 'ok.fg',
  borderRadius: 'control',
  textStyle: 'sm',
  fontWeight: 'medium',
});
const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
