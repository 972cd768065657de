import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Search, SlidersHorizontal } from 'lucide-react';
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
import { FilterSelect } from '#web/admin/ui/fields/filter-select.tsx';
import { SearchField } from '#web/admin/ui/fields/search-field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { copy as inboxCopy } from '../copy.en.ts';
import { foundKey } from '../data/message-queries.ts';
import { copy as handlingCopy } from '../handling/copy.en.ts';
import { assigneesQuery } from '../handling/handling-query.ts';
import { ViewsMenu } from '../lists/views-menu.tsx';
import { serviceLabel } from '../message/message-facts.ts';
import { copy } from './copy.en.ts';
import { chosenFilters, type FoundFilter, useFoundFilter } from './found-filter.ts';

const furtherId = 'further-filters';

/** Search and filters of the inbox. */
export function FilterBar() {
  const { filter, isFiltered, change, clear } = useFoundFilter();
  const queryClient = useQueryClient();
  const search = (text: string) => {
    if (text !== filter.text) change({ text });
    // Enter was pressed without a change: repeat the search.
    else void queryClient.invalidateQueries({ queryKey: foundKey });
  };
  const count = isFiltered ? chosenFilters(filter) : 0;
  const [isOpen, setIsOpen] = useState(count > 0);
  const clearAll = (
    <Button variant="outline" size="s" onClick={clear}>
      {copy.clearAll}
    </Button>
  );
  return (
    <>
      <div id="inbox-search" className={searchStyle} data-open={isOpen || filter.text !== '' || undefined}>
        <SearchField
          labels={{ search: copy.search, placeholder: copy.placeholder, clear: copy.clearSearch }}
          value={filter.text}
          maxLength={messageSearchMaxLength}
          onSearch={search}
        />
      </div>
      <div className={buttonStyle}>
        <Button
          variant="outline"
          size="s"
          aria-expanded={isOpen}
          aria-controls={furtherId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon of={Search} className={phoneStyle} />
          <Icon of={SlidersHorizontal} size={18} className={wideStyle} />
          <span className={labelStyle}>{count > 0 ? copy.moreCount(count) : copy.more}</span>
        </Button>
      </div>
      <div className={buttonStyle}>
        <ViewsMenu />
      </div>
      {/* A search alone is cleared in its box; a further button would break the row, and the list would jump. */}
      {count > 0 && !isOpen && <div className={buttonStyle}>{clearAll}</div>}
      <div id={furtherId} hidden={!isOpen} className={rowStyle}>
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
        <FurtherFilters filter={filter} onChange={change} />
        {isFiltered && clearAll}
      </div>
    </>
  );
}

/** The search is in the row of the counters. On a phone it is shown only together with the filters. */
const searchStyle = css({
  display: { base: 'none', md: 'flex' },
  flex: { base: '1 1 100%', md: '1 1 248px', xl: '1 1 190px' },
  order: { base: '2', md: '0' },
  '&[data-open]': { display: 'flex' },
  '& search': { flexBasis: { md: '[160px]' } },
  '& input': { minHeight: { md: '10' }, paddingBlock: { md: '1' }, textStyle: { md: 'sm' } },
  '& search > span': { top: { md: '2.5' } },
});
/** The button is as high as the counters. On a phone it shows only its icon. */
const buttonStyle = css({
  flex: 'none',
  '& > button, & > div > button': {
    position: 'relative',
    minHeight: { base: 'tap', md: '10' },
    paddingBlock: '0',
    paddingInline: { base: '3', md: '4' },
  },
});
const phoneStyle = css({ display: { md: 'none' } });
const wideStyle = css({ display: { base: 'none', md: 'block' } });
const labelStyle = css({ srOnly: { base: true, md: false } });
const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  flex: '1 1 100%',
  order: '3',
  '&[hidden]': { display: 'none' },
  md: {
    '& select, & input:not([type=checkbox])': { minHeight: '10', paddingBlock: '1', textStyle: 'sm' },
    '& button': { minHeight: '10', paddingBlock: '0' },
  },
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
 * Returns the assignees to filter by: all current administrators, and former ones who still have open messages or are
 * selected.
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
