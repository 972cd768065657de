import { useMemo } from 'react';
import { publicationStates } from '#shared/posts/publication.ts';
import { searchMaxLength } from '#shared/posts/query.ts';
import { arabicStates, type PostRow } from '#shared/posts/row.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { FilterSelect } from '#web/admin/ui/fields/filter-select.tsx';
import { SearchField } from '#web/admin/ui/fields/search-field.tsx';
import { copy } from './copy.en.ts';
import { type GroupName, groupsOf, monthsOf } from './find-rows.ts';
import { monthText } from './month-text.ts';
import { filterIn, isNarrow, type RowFilter, sorts } from './row-filter.ts';

interface ListToolsProps {
  rows: readonly PostRow[];
  group: GroupName;
  filter: RowFilter;
  onChange: (changed: Partial<RowFilter>) => void;
}

/** What the rows of a list are found, narrowed down and sorted by. */
export function ListTools({ rows, group, filter, onChange }: ListToolsProps) {
  const groups = useMemo(() => groupsOf(rows, group, filter.group), [rows, group, filter.group]);
  const months = useMemo(() => monthsOf(rows, filter.month), [rows, filter.month]);
  return (
    <div className={toolsStyle}>
      <SearchField
        labels={{ search: copy.search[group], placeholder: copy.placeholder[group], clear: copy.clearSearch }}
        value={filter.search}
        maxLength={searchMaxLength}
        onSearch={(search) => onChange({ search })}
      />
      <FilterSelect
        label={copy.state}
        any={copy.anyState}
        value={filter.state}
        options={publicationStates.map((state) => [state, copy.states[state]])}
        onChange={(state) => onChange({ state })}
      />
      <FilterSelect
        label={copy.arabic}
        any={copy.anyArabic}
        value={filter.arabic}
        options={arabicStates.map((state) => [state, copy.arabicStates[state]])}
        onChange={(arabic) => onChange({ arabic })}
      />
      <FilterSelect
        label={copy.group[group]}
        any={copy.anyGroup[group]}
        value={filter.group}
        options={groups.map(([name, nameAr]) => [name, nameAr ? `${name} · ${nameAr}` : name])}
        onChange={(chosen) => onChange({ group: chosen })}
      />
      <FilterSelect
        label={copy.month}
        any={copy.anyMonth}
        value={filter.month}
        options={months.map((month) => [month, monthText(month)])}
        onChange={(month) => onChange({ month })}
      />
      <FilterSelect
        label={copy.sort}
        any={copy.sorts.newest}
        value={filter.sort}
        options={sorts.slice(1).map((sort) => [sort, copy.sorts[sort]])}
        onChange={(sort) => onChange({ sort })}
      />
      {isNarrow(filter) && (
        <Button variant="outline" size="s" onClick={() => onChange({ ...filterIn(''), sort: filter.sort })}>
          {copy.clearAll}
        </Button>
      )}
    </div>
  );
}

const toolsStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
