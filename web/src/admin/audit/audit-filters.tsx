import { useQuery } from '@tanstack/react-query';
import { auditSubjects } from '#shared/audit/acts.ts';
import { css } from '#styles/css';
import { Select } from '../ui/fields/select.tsx';
import { type AuditFilter, actorsQuery } from './audit-queries.ts';
import { copy } from './copy.en.ts';

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** Whose acts are listed, and about what. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { data: people = [] } = useQuery(actorsQuery);
  return (
    <search className={rowStyle}>
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
    </search>
  );
}

const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 260px))' },
  gap: '3',
});
