import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { languages } from '#shared/language.ts';
import {
  foundServices,
  foundStates,
  messageSearchMaxLength,
  messageTypes,
} from '#shared/messages/message-filter.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { DayField } from '#web/admin/ui/fields/day-field.tsx';
import { FilterButton, FilterSelect } from '#web/admin/ui/fields/filter-select.tsx';
import { SearchField } from '#web/admin/ui/fields/search-field.tsx';
import { copy as inboxCopy } from '../copy.en.ts';
import { foundKey } from '../data/message-queries.ts';
import { copy as handlingCopy } from '../handling/copy.en.ts';
import { assigneesQuery } from '../handling/handling-query.ts';
import { serviceLabel } from '../message/message-facts.ts';
import { copy } from './copy.en.ts';
import { type FoundFilter, furtherChoices, useFoundFilter } from './found-filter.ts';

const furtherId = 'further-filters';

/** Search and filters of the inbox. */
export function FilterBar() {
  const { filter, isFiltered, change, clear } = useFoundFilter();
  const queryClient = useQueryClient();
  const search = (text: string) => {
    if (text !== filter.text) change({ text });
    // Enter, with nothing changed.
    else void queryClient.invalidateQueries({ queryKey: foundKey });
  };
  const further = furtherChoices(filter);
  const [isOpen, setIsOpen] = useState(further > 0);
  return (
    <div className={barStyle}>
      <div className={rowStyle}>
        <SearchField
          labels={{ search: copy.search, placeholder: copy.placeholder, clear: copy.clearSearch }}
          value={filter.text}
          maxLength={messageSearchMaxLength}
          onSearch={search}
        />
        <FilterSelect
          label={copy.state}
          any={copy.any.state}
          value={filter.state}
          options={(['all', ...foundStates] as const).map((state) => [state, copy.states[state]])}
          onChange={(state) => change({ state })}
        />
        <FilterSelect
          label={copy.type}
          any={copy.any.type}
          value={filter.type}
          options={messageTypes.map((type) => [type, inboxCopy.types[type]])}
          onChange={(type) => change({ type })}
        />
        <label className={checkStyle}>
          <input
            type="checkbox"
            checked={filter.urgent === 'yes'}
            onChange={({ currentTarget }) => change({ urgent: currentTarget.checked ? 'yes' : '' })}
          />
          {copy.urgent}
        </label>
        <FilterButton
          controls={furtherId}
          isOpen={isOpen}
          text={further > 0 ? copy.moreCount(further) : copy.more}
          onToggle={() => setIsOpen(!isOpen)}
        />
        {isFiltered && (
          <Button variant="outline" size="s" onClick={clear}>
            {copy.clearAll}
          </Button>
        )}
      </div>
      <div id={furtherId} hidden={!isOpen} className={rowStyle}>
        <FurtherFilters filter={filter} onChange={change} />
      </div>
    </div>
  );
}

const barStyle = css({ display: 'grid', gap: '3' });
const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  '&[hidden]': { display: 'none' },
});
const checkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  '& input': { width: '5', height: '5' },
});

interface FurtherFiltersProps {
  filter: FoundFilter;
  onChange: (changed: Partial<FoundFilter>) => void;
}

/** Filters that are used rarely. */
function FurtherFilters({ filter, onChange }: FurtherFiltersProps) {
  return (
    <>
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

/**
 * Returns the assignees to filter by: all present administrators, and former ones who still have open messages or are selected.
 */
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
