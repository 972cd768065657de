import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { IconButton } from '#web/admin/ui/icon-button.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { CountedCategory } from './categories-query.ts';
import { copy } from './copy.en.ts';

interface CategoryFieldsProps {
  category: CountedCategory;
  /** Position in the list, from 0. */
  place: number;
  readOnly: boolean;
  /** Id of the element with the problem; absent if there is none. */
  problemId: string | undefined;
  /** The problem, and what mends it; shown below the names. */
  children?: ReactNode;
  onChange: (changed: Partial<CountedCategory>) => void;
  onRemove: () => void;
}

/** The names of a category, and the number of its posts. A category without posts can be removed. */
export function CategoryFields({ category, place, onChange, onRemove, ...state }: CategoryFieldsProps) {
  const { name, nameAr, posts } = category;
  const { readOnly, problemId, children } = state;
  return (
    <li className={rowStyle}>
      {editedFirst.map((language) =>
        language === 'ar' ? (
          <TextInput
            key="ar"
            aria-label={copy.nameAr(place + 1)}
            placeholder={copy.arabic}
            lang="ar"
            dir="rtl"
            value={nameAr}
            readOnly={readOnly}
            onChange={({ currentTarget }) => onChange({ nameAr: currentTarget.value })}
          />
        ) : (
          <TextInput
            key="en"
            aria-label={copy.name(place + 1)}
            placeholder={copy.english}
            lang="en"
            dir="ltr"
            value={name}
            readOnly={readOnly}
            aria-invalid={problemId !== undefined}
            aria-describedby={problemId}
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          />
        ),
      )}
      <p className={countStyle}>{copy.posts(posts)}</p>
      {posts === 0 && (
        <IconButton
          tooltip={copy.remove(name)}
          aria-label={copy.remove(name)}
          onClick={() => readOnly || onRemove()}
        >
          <Icon of={X} />
        </IconButton>
      )}
      {children && <div className={problemStyle}>{children}</div>}
    </li>
  );
}

const rowStyle = css({
  display: 'grid',
  alignItems: 'center',
  gap: '2',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) minmax(0, 1fr) 7em 44px' },
  '& > input': { gridColumn: { base: '1 / -1', md: 'auto' } },
});
const problemStyle = css({ display: 'grid', gap: '2', gridColumn: '1 / -1' });
const countStyle = css({ textStyle: 'sm', color: 'fg.muted' });
