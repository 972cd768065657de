import { useQuery } from '@tanstack/react-query';
import { auditSubjects } from '#shared/audit/acts.ts';
import { dayOf } from '#shared/site-time.ts';
import { css } from '#styles/css';
import { ChoiceGroup } from '../ui/fields/choice-group.tsx';
import { DayField } from '../ui/fields/day-field.tsx';
import { Select } from '../ui/fields/text-box.tsx';
import { type AuditFilter, actorsQuery } from './audit-queries.ts';
import { copy } from './copy.en.ts';

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** Filters of the audit log: person, kind of item and days. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { data: people = [] } = useQuery(actorsQuery);
  return (
    <search className={filtersStyle}>
      <div className={rowStyle}>
        <Select
          aria-label={copy.person}
          value={filter.accountId ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...filter, accountId: value || undefined })}
        >
          <option value="">{copy.everybody}</option>
          {people.map(({ id, username }) => (
            <option key={id} value={id}>
              {username}
            </option>
          ))}
        </Select>
        <Select
          aria-label={copy.subject}
          value={filter.subject ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ ...filter, subject: auditSubjects.find((subject) => subject === currentTarget.value) })
          }
        >
          <option value="">{copy.everything}</option>
          {auditSubjects.map((subject) => (
            <option key={subject} value={subject}>
              {copy.subjects[subject]}
            </option>
          ))}
        </Select>
      </div>
      <div className={daysStyle}>
        <DayField
          label={copy.from}
          value={filter.from ?? ''}
          onChange={(from) => onChange({ ...filter, from: from || undefined })}
        />
        <DayField
          label={copy.to}
          value={filter.to ?? ''}
          onChange={(to) => onChange({ ...filter, to: to || undefined })}
        />
        <ChoiceGroup
          label={copy.quickly}
          choices={quickChoices.map(([name]) => ({ value: name, label: copy.quick[name] }))}
          chosen={quickChoices.find(([, days]) => filter.from === startOf(days) && !filter.to)?.[0]}
          onChoose={(chosen) => {
            const [, days] = quickChoices.find(([name]) => name === chosen) ?? [];
            onChange({ ...filter, from: startOf(days), to: undefined });
          }}
        />
      </div>
    </search>
  );
}

/** The number of days of each quick choice, including today; `undefined`: all days. */
const quickChoices = [
  ['today', 1],
  ['week', 7],
  ['month', 30],
  ['always', undefined],
] as const;

/** Returns the first of so many days, the last of which is today; `undefined` for all days. */
function startOf(days: number | undefined): string | undefined {
  return days === undefined ? undefined : dayOf(new Date(), days - 1);
}

const filtersStyle = css({ display: 'grid', gap: '3' });
const daysStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '3' });
const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 260px))' },
  gap: '3',
});
