import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { foundStates, messageSearchMaxLength } from '#shared/messages/message-filter.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { FilterButton } from '#web/admin/ui/fields/filter-button.tsx';
import { FilterSelect } from '#web/admin/ui/fields/filter-select.tsx';
import { SearchField } from '#web/admin/ui/fields/search-field.tsx';
import { foundKey } from '../data/message-queries.ts';
import { copy } from './copy.en.ts';
import { furtherChoices } from './found-filter.ts';
import { FurtherFilters } from './further-filters.tsx';
import { useFoundFilter } from './use-found-filter.ts';

const furtherId = 'further-filters';

/** What messages are looked for by. */
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
