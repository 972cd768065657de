import { useState } from 'react';
import { css } from '#styles/css';
import type { PostDefinition } from '#web/admin/posts/post-definition.ts';
import { fieldsOf } from '#web/admin/posts/post-definition.ts';
import { PostFields, type PostFieldsProps } from '../post-fields.tsx';
import { copy } from './copy.en.ts';
import { SearchPreviews } from './search-previews.tsx';
import { SlugField } from './slug-field.tsx';

interface SearchFieldsProps extends Omit<PostFieldsProps, 'fields'> {
  definition: PostDefinition;
}

/** What stands for a post in search results and where it is shared: folded away until it is asked for, or holds a problem. */
export function SearchFields({ definition, ...props }: SearchFieldsProps) {
  const { draftId, problems, readOnly, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const { kind, search } = definition;
  const hasProblem = fieldsOf({ rows: [], side: [], search }).some(({ name }) => problems[name]);
  const isShown = isOpen || hasProblem;
  return (
    <details
      open={isShown}
      className={groupStyle}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={summaryStyle}>{copy.title}</summary>
      <div className={fieldsStyle}>
        <p className={hintStyle}>{copy.hint}</p>
        <SlugField
          kind={kind}
          draftId={draftId}
          problem={problems.slug}
          readOnly={readOnly}
          onChange={onChange}
        />
        <PostFields fields={search.filter(({ name }) => name !== 'slug')} {...props} />
        {isShown && <SearchPreviews kind={kind} draftId={draftId} />}
      </div>
    </details>
  );
}

const groupStyle = css({ borderTopWidth: '1px', borderColor: 'border.subtle', paddingTop: '3' });
const summaryStyle = css({
  minHeight: '[44px]',
  paddingBlock: '2.5',
  cursor: 'pointer',
  fontWeight: 'medium',
  textStyle: 'sm',
});
const fieldsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  paddingBlockStart: '1',
});
const hintStyle = css({ textStyle: 'xs', color: 'fg.muted' });
