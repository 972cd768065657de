import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { css } from '#styles/css';
import { Select } from '#web/admin/ui/fields/text-box.tsx';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { copy } from './copy.en.ts';
import { FieldDifference } from './field-difference.tsx';
import type { HistorySubject } from './history.ts';
import type { Line } from './version-list.tsx';
import { versionQuery } from './version-queries.ts';

interface VersionDifferenceProps {
  subject: HistorySubject;
  /** The listed versions, newest first. */
  versions: readonly Line[];
  chosen: Line;
}

/** The changes of a version, or its differences from now, field by field in both languages. */
export function VersionDifference({ subject, versions, chosen }: VersionDifferenceProps) {
  const id = useId();
  const [current] = versions;
  const isCurrent = chosen === current;
  const [against, setAgainst] = useState<'before' | 'now'>(isCurrent ? 'before' : 'now');
  const before = versionBefore(versions, chosen);
  const other = against === 'now' ? current : before;
  const one = useQuery(versionQuery(subject, chosen.id));
  const two = useQuery(versionQuery(subject, other?.id));
  const failed = one.isError || two.isError;
  const isRead = one.data && (two.data || !other);
  const chosenFields = one.data?.fields ?? {};
  const otherFields = two.data?.fields ?? {};
  // Both comparisons end at the chosen version: from the present text, what restoring would change; from the version before,
  // what the save changed.
  const [from, to] = [otherFields, chosenFields];
  const differing = subject.fields.filter(({ name }) => (from[name] ?? '') !== (to[name] ?? ''));
  return (
    <section aria-labelledby={`${id}-heading`} className={sectionStyle}>
      <div className={headStyle}>
        <h3 id={`${id}-heading`} className={headingStyle}>
          {against === 'now' ? copy.wouldChange : before ? copy.changed : copy.first}
        </h3>
        {!isCurrent && (
          <Select
            aria-label={copy.compare}
            value={against}
            onChange={({ currentTarget }) => setAgainst(currentTarget.value === 'now' ? 'now' : 'before')}
          >
            <option value="now">{copy.againstNow}</option>
            <option value="before">{copy.againstBefore}</option>
          </Select>
        )}
      </div>
      {failed && (
        <FailedRead tryAgain={copy.tryAgain} onTryAgain={() => Promise.all([one.refetch(), two.refetch()])}>
          {copy.failed}
        </FailedRead>
      )}
      {!failed && !isRead && <p role="status">{copy.loading}</p>}
      {isRead && differing.length === 0 && <p>{copy.same}</p>}
      {isRead &&
        differing.map((field) => (
          <FieldDifference
            key={field.name}
            field={field}
            from={from[field.name]}
            to={to[field.name]}
            note={against === 'now' && field.isLeft ? copy.left : undefined}
          />
        ))}
    </section>
  );
}

const headingStyle = css({ textStyle: 'sm', fontWeight: 'strong' });
const sectionStyle = css({ display: 'grid', gap: '5', minWidth: '0' });
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'center',
  justifyContent: 'space-between',
});

/** Returns the version before a version; for a discarded draft, the version that it is based on. */
function versionBefore(versions: readonly Line[], chosen: Line): Line | undefined {
  const saved = versions.filter(({ state }) => state !== 'discarded');
  return saved.find(({ version }) =>
    chosen.state === 'discarded' ? version <= chosen.version : version < chosen.version,
  );
}
