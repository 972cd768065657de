import { useState } from 'react';
import { css } from '#styles/css';
import { fieldsOf, type PostDefinition } from '#web/admin/posts/post-definition.ts';
import { PostFields, type PostFieldsProps } from '../form/post-fields.tsx';
import { PostImageField, type PostImageFieldProps } from '../form/post-image-field.tsx';
import { useDraftPublished, useDraftText } from '../open-draft.ts';
import { PublicationFields } from '../publication/publication-fields.tsx';
import { copy } from '../search/copy.en.ts';
import { SearchPreviews } from '../search/search-previews.tsx';
import { SlugField } from '../search/slug-field.tsx';

interface PostSideProps extends Omit<PostFieldsProps, 'fields' | 'onChange'> {
  definition: PostDefinition;
  onChange: (name: string, value: string | boolean) => void;
}

/** The side column of the editor: publication, categories and picture. On narrow screens it is below the text. */
export function PostSide({ definition, ...props }: PostSideProps) {
  const { draftId, problems, readOnly, onChange } = props;
  return (
    <div className={sideStyle}>
      <Publication draftId={draftId} problems={problems} readOnly={readOnly} onChange={onChange} />
      <div className={fieldsStyle}>
        <PostFields fields={definition.side} {...props} />
      </div>
      {definition.uploadFailed && (
        <Picture
          draftId={draftId}
          problem={problems.imageUrl}
          readOnly={readOnly}
          uploadFailed={definition.uploadFailed}
          onChange={(address) => onChange('imageUrl', address)}
        />
      )}
      <SearchFields definition={definition} {...props} />
    </div>
  );
}

/** Memoized: renders only when its own values change. */
function Publication({
  draftId,
  ...props
}: Pick<PostSideProps, 'draftId' | 'problems' | 'readOnly' | 'onChange'>) {
  const published = useDraftPublished(draftId);
  const publishedAt = useDraftText(draftId, 'publishedAt');
  const unpublishAt = useDraftText(draftId, 'unpublishAt');
  return <PublicationFields values={{ published, publishedAt, unpublishAt }} {...props} />;
}

function Picture({ draftId, ...props }: Omit<PostImageFieldProps, 'address'> & { draftId: string }) {
  return <PostImageField address={useDraftText(draftId, 'imageUrl')} {...props} />;
}

const sideStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '5',
  minWidth: '0',
  // A column of its own, which stays while the text is scrolled.
  '@media (min-width: 1200px)': {
    '--pairs': 'minmax(0, 1fr)',
    position: 'sticky',
    top: '0',
    alignSelf: 'start',
    maxHeight: '[calc(100dvh - 130px)]',
    overflowY: 'auto',
    // Scrolls a refused field above the toast.
    scrollPaddingBottom: '[13rem]',
    paddingBlock: '1',
    // Space for the focus ring.
    paddingInline: '1',
  },
});
const fieldsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
});

interface SearchFieldsProps extends Omit<PostFieldsProps, 'fields'> {
  definition: PostDefinition;
}

/** The fields for search results and sharing, folded until they are opened or hold a problem. */
function SearchFields({ definition, ...props }: SearchFieldsProps) {
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
      <div className={searchFieldsStyle}>
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
const searchFieldsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  paddingBlockStart: '1',
});
const hintStyle = css({ textStyle: 'xs', color: 'fg.muted' });
