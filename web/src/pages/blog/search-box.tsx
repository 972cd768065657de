import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { searchMaxLength } from '#shared/posts/query.ts';
import { css, cx } from '#styles/css';
import { button, input, select } from '#styles/recipes';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { Icon } from '#web/components/icon.tsx';
import type { BlogCopy } from './copy.en.ts';
import type { BlogFilter } from './use-address-filter.ts';

/** The pause in typing that starts a search, in milliseconds. */
const pause = 300;

interface SearchBoxProps {
  copy: BlogCopy['filter'];
  categories: readonly string[];
  filter: BlogFilter;
  onChange: (changed: Partial<BlogFilter>) => void;
}

/** Search and category; both need script. */
export function SearchBox({ copy, categories, filter, onChange }: SearchBoxProps) {
  const { field, onInput, onSubmit } = useSearchField(filter.search, (search) => onChange({ search }));
  const listed = !filter.category || categories.includes(filter.category);
  return (
    <search aria-label={copy.label} className={scriptedStyle}>
      <form onSubmit={onSubmit} className={formStyle}>
        <div className={css({ position: 'relative' })}>
          <label htmlFor="blog-search" className={css({ srOnly: true })}>
            {copy.search}
          </label>
          <Icon of={Search} className={iconStyle} />
          <input
            id="blog-search"
            ref={field}
            type="search"
            name="q"
            defaultValue={filter.search}
            placeholder={copy.search}
            maxLength={searchMaxLength}
            autoComplete="off"
            enterKeyHint="search"
            onInput={onInput}
            className={cx(input(), searchStyle)}
          />
        </div>
        <div>
          <label htmlFor="blog-category" className={css({ srOnly: true })}>
            {copy.category}
          </label>
          <select
            id="blog-category"
            name="category"
            value={filter.category}
            onChange={(event) => onChange({ category: event.currentTarget.value })}
            className={cx(input(), select())}
          >
            <option value="">{copy.allCategories}</option>
            {!listed && <option value={filter.category}>{filter.category}</option>}
            {categories.map((category) => (
              <option key={category} value={category}>
                {category}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className={cx(button({ variant: 'outline' }), submitStyle)}>
          {copy.submit}
        </button>
      </form>
    </search>
  );
}

/** The field is uncontrolled, so that text typed before hydration counts. */
function useSearchField(search: string, onSearch: (search: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = () => {
    clearTimeout(timer.current);
    const wanted = field.current?.value.trim() ?? '';
    if (wanted === asked.current) return;
    asked.current = wanted;
    onSearch(wanted);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before is looked for once.
  useEffect(() => {
    ask();
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    if (!field.current || search === asked.current) return;
    asked.current = search;
    field.current.value = search;
  }, [search]);
  return {
    field,
    onInput: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(ask, pause);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      ask();
    },
  };
}

const formStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 280px)' },
  gap: '4',
  marginBottom: { base: '9', lg: '12' },
});
const iconStyle = css({
  position: 'absolute',
  top: '3.75',
  insetInlineStart: '3.75',
  color: 'fg.muted',
  pointerEvents: 'none',
});
const searchStyle = css({ paddingInlineStart: '[47px]', appearance: 'none' });
/** The button is for people who cannot press Enter, which does the same. It is visible when focused. */
const submitStyle = css({ srOnly: true, _focusVisible: { srOnly: false, justifySelf: 'start' } });
