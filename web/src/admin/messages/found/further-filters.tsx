import { useQuery } from '@tanstack/react-query';
import { languages } from '#shared/language.ts';
import { foundServices } from '#shared/messages/message-filter.ts';
import { DayField } from '#web/admin/ui/fields/day-field.tsx';
import { FilterSelect } from '#web/admin/ui/fields/filter-select.tsx';
import { copy as inboxCopy } from '../copy.en.ts';
import { copy as handlingCopy } from '../handling/copy.en.ts';
import { assigneesQuery } from '../handling/handling-query.ts';
import { serviceLabel } from '../message/message-facts.ts';
import { copy } from './copy.en.ts';
import type { FoundFilter } from './found-filter.ts';

interface FurtherFiltersProps {
  filter: FoundFilter;
  onChange: (changed: Partial<FoundFilter>) => void;
}

/** What is rarely asked for. */
export function FurtherFilters({ filter, onChange }: FurtherFiltersProps) {
  return (
    <>
      <FilterSelect
        label={copy.source}
        any={copy.any.source}
        value={filter.source}
        options={(['contact', 'chatbot'] as const).map((source) => [source, inboxCopy.sources[source]])}
        onChange={(source) => onChange({ source })}
      />
      <FilterSelect
        label={copy.service}
        any={copy.any.service}
        value={filter.service}
        options={foundServices.map((service) => [service, serviceLabel(service)])}
        onChange={(service) => onChange({ service })}
      />
      <FilterSelect
        label={copy.language}
        any={copy.any.language}
        value={filter.language}
        options={languages.map((language) => [language, inboxCopy.languages[language]])}
        onChange={(language) => onChange({ language })}
      />
      <FilterSelect
        label={copy.assignee}
        any={copy.any.assignee}
        value={filter.assignee}
        options={useAssignees(filter.assignee)}
        onChange={(assignee) => onChange({ assignee })}
      />
      <DayField label={copy.from} value={filter.from} onChange={(from) => onChange({ from })} />
      <DayField label={copy.to} value={filter.to} onChange={(to) => onChange({ to })} />
    </>
  );
}

/** Whose messages can be asked for: who is here, and who is gone as long as open messages are theirs, or where theirs are asked for. */
function useAssignees(chosen: string): (readonly [value: string, name: string])[] {
  const { data: assignees } = useQuery(assigneesQuery);
  const named = (assignees ?? []).map(
    ({ name, canTake }) => [`is:${name}`, canTake ? name : handlingCopy.gone(name)] as const,
  );
  const name = chosen.slice('is:'.length);
  const isElse = chosen.startsWith('is:') && !named.some(([value]) => value === chosen);
  return [
    ...([
      ['mine', copy.mine],
      ['nobody', copy.nobody],
    ] as const),
    ...(isElse ? [[chosen, assignees ? handlingCopy.gone(name) : name] as const] : []),
    ...named,
  ];
}
