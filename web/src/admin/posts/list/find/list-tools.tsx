import { useMemo, useState } from 'react';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { GroupName } from '#shared/posts/list-head.ts';
import { publicationStates } from '#shared/posts/publication.ts';
import { searchMaxLength } from '#shared/posts/query.ts';
import { arabicStates, type PostRow } from '#shared/posts/row.ts';
import { css, cx } from '#styles/css';
import { adminLocale } from '#web/admin/lib/language/formats.ts';
import { copy as postCopy } from '#web/admin/posts/copy.en.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FilterButton, FilterSelect, toolHeight } from '#web/admin/ui/fields/filter-select.tsx';
import { SearchField } from '#web/admin/ui/fields/search-field.tsx';
import { useMatches } from '#web/lib/hooks/use-matches.ts';
import { breakpoints } from '#web/theme/breakpoints.ts';
import { copy } from './copy.en.ts';
import { foldedChoices, groupsOf, isNarrow, monthsOf, type RowFilter, sorts } from './find-rows.ts';

const foldedId = 'post-filters';

interface FiltersProps {
  kind: PostKind;
  rows: readonly PostRow[];
  group: GroupName;
  filter: RowFilter;
  onChange: (changed: Partial<RowFilter>) => void;
}

interface ListToolsProps extends FiltersProps {
  /** Called to clear the filters. The pressed button then disappears. */
  onClear: () => void;
}

/** Search, filters and order of a list of posts. Below `xl` the filters are behind a button. */
export function ListTools({ kind, rows, group, filter, onChange, onClear }: ListToolsProps) {
  const isWide = useMatches(`(min-width: ${breakpoints.xl})`);
  const folded = foldedChoices(filter);
  const [isOpen, setIsOpen] = useState(folded > 0);
  const filters = <Filters kind={kind} rows={rows} group={group} filter={filter} onChange={onChange} />;
  const order = (
    <FilterSelect
      label={copy.sort}
      any={copy.sorts.newest}
      value={filter.sort}
      options={sorts.slice(1).map((sort) => [sort, copy.sorts[sort]])}
      onChange={(sort) => onChange({ sort })}
    />
  );
  const clear = isNarrow(filter) && (
    <Button variant="outline" size="xs" className={toolHeight} onClick={onClear}>
      {copy.clearAll}
    </Button>
  );
  return (
    <div className={toolsStyle}>
      <SearchField
        labels={{ search: copy.search[group], placeholder: copy.placeholder[group], clear: copy.clearSearch }}
        value={filter.search}
        maxLength={searchMaxLength}
        onSearch={(search) => onChange({ search })}
      />
      {isWide ? (
        <>
          {filters}
          {order}
        </>
      ) : (
        <>
          <div className={rowStyle}>
            {order}
            <FilterButton
              controls={foldedId}
              isOpen={isOpen}
              text={folded > 0 ? copy.filtersCount(folded) : copy.filters}
              onToggle={() => setIsOpen(!isOpen)}
            />
          </div>
          <div id={foldedId} hidden={!isOpen} className={cx(toolsStyle, foldedStyle)}>
            {filters}
          </div>
        </>
      )}
      {clear}
    </div>
  );
}

function Filters({ kind, rows, group, filter, onChange }: FiltersProps) {
  const groups = useMemo(() => groupsOf(rows, group, filter.group), [rows, group, filter.group]);
  const months = useMemo(() => monthsOf(rows, filter.month), [rows, filter.month]);
  return (
    <>
      <FilterSelect
        label={copy.state}
        any={copy.anyState}
        value={filter.state}
        options={publicationStates.map((state) => [state, postCopy.kinds[kind].states[state]])}
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
    </>
  );
}

const toolsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  '& > search': { flexBasis: { md: '[280px]' } },
});
// The row never wraps, so that the count in its button moves nothing. On the narrowest phones it is a column.
const rowStyle = css({
  display: 'flex',
  flex: { base: '1 1 100%', md: '0 1 320px' },
  alignItems: 'center',
  gap: '3',
  minWidth: '0',
  '@media (max-width: 359.98px)': {
    flexDirection: 'column',
    alignItems: 'stretch',
    // Elements that would grow in width as part of a row would grow in height here.
    '& > *': { flex: 'none' },
    '& > button': { alignSelf: 'start' },
  },
});
const foldedStyle = css({ flex: '1 1 100%', '&[hidden]': { display: 'none' } });

const format = new Intl.DateTimeFormat(adminLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns a month such as `2026-05` in words: `May 2026`. */
function monthText(month: string): string {
  const instant = Date.parse(`${month}-01T00:00:00Z`);
  return Number.isNaN(instant) ? month : format.format(instant);
}

interface PageButtonsProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The buttons for the pages of a list, if there are several. */
export function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  if (pages < 2) return null;
  const to = (next: number) => (next < 1 || next > pages ? undefined : () => onPage(next));
  return (
    <nav aria-label={copy.pages} className={pagesStyle}>
      <Button variant="outline" size="s" aria-disabled={!to(page - 1)} onClick={to(page - 1)}>
        {copy.previous}
      </Button>
      <p className={css({ textStyle: 'sm' })}>{copy.page(page, pages)}</p>
      <Button variant="outline" size="s" aria-disabled={!to(page + 1)} onClick={to(page + 1)}>
        {copy.next}
      </Button>
    </nav>
  );
}

const pagesStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' });
