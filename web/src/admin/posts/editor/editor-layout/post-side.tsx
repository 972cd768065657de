import { Fragment, type ReactNode, useState } from 'react';
import { css } from '#styles/css';
import { copy as postCopy } from '#web/admin/posts/copy.en.ts';
import { fieldsOf, type PostDefinition } from '#web/admin/posts/post-definition.ts';
import { AuthorField } from '../choices/author-field.tsx';
import { NewCategory } from '../choices/new-category.tsx';
import { RelatedField } from '../choices/related-field.tsx';
import { PostFields, type PostFieldsProps } from '../form/post-fields.tsx';
import { PostImageField, type PostImageFieldProps } from '../form/post-image-field.tsx';
import { useDraftBase, useDraftPublished, useDraftText } from '../open-draft.ts';
import { PublicationFields } from '../publication/publication-fields.tsx';
import { copy } from '../search/copy.en.ts';
import { SearchPreviews } from '../search/search-previews.tsx';
import { SlugField } from '../search/slug-field.tsx';

interface PostSideProps extends Omit<PostFieldsProps, 'fields' | 'onChange'> {
  definition: PostDefinition;
  onChange: (name: string, value: string | boolean) => void;
  hidden: boolean;
  /** Buttons at the end of the column. */
  children?: ReactNode;
}

/** The side column of the editor: everything about a post except its text. A phone shows it instead of the text. */
export function PostSide({ definition, hidden, children, ...props }: PostSideProps) {
  const { draftId, problems, onChange } = props;
  const base = useDraftBase(draftId);
  return (
    <div hidden={hidden} data-side className={sideStyle}>
      <Publication draftId={draftId} problems={problems} onChange={onChange} />
      <div className={fieldsStyle}>
        {definition.side.map((field) => {
          if (field.control === 'byline') return null;
          if (field.name === 'author')
            return <AuthorField key={field.name} definition={definition} field={field} {...props} />;
          if (field.control === 'related')
            return (
              <RelatedField
                key={field.name}
                kind={definition.kind}
                draftId={draftId}
                problem={problems.related}
                onChange={onChange}
              />
            );
          return (
            <Fragment key={field.name}>
              <PostFields fields={[field]} {...props} />
              {field.name === 'category' && (
                <NewCategory
                  draftId={draftId}
                  saved={String(base?.values.category ?? '')}
                  known={props.suggestions.category ?? []}
                  onConfirm={(category) => onChange('category', category)}
                />
              )}
            </Fragment>
          );
        })}
      </div>
      {definition.uploadFailed && (
        <Picture
          draftId={draftId}
          problem={problems.imageUrl}
          uploadFailed={definition.uploadFailed}
          onChange={(address) => onChange('imageUrl', address)}
        />
      )}
      <SearchFields definition={definition} {...props} />
      <p className={hintStyle}>{postCopy.arabicHint}</p>
      <div className={footStyle}>{children}</div>
    </div>
  );
}

/** Memoized: renders only when its own values change. */
function Publication({ draftId, ...props }: Pick<PostSideProps, 'draftId' | 'problems' | 'onChange'>) {
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
  gridArea: 'side',
  gap: '5',
  minWidth: '0',
  minHeight: '0',
  flexGrow: '1',
  overflowY: 'auto',
  // A layer of its own, so that the browser does not paint the column again while a user types beside it.
  willChange: 'opacity',
  // Scrolls a field with a problem above the toast.
  scrollPaddingBottom: '[13rem]',
  paddingInline: '5',
  paddingBlock: '4',
  background: 'bg.shelf',
  borderInlineStartWidth: { base: '0', md: '1px' },
  borderColor: 'border.control',
  _hidden: { display: 'none' },
  // Two short texts are side by side in 280 px.
  '@media (min-width: 768px)': {
    '& :is(input:not([type=checkbox], search *), select, textarea)': {
      minHeight: '10',
      paddingInline: '2',
      fontSize: '[13.5px]',
    },
  },
  '@media (max-height: 480px)': { overflow: 'visible' },
});
const footStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3', _empty: { display: 'none' } });
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
  const { draftId, problems, onChange } = props;
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
        <SlugField kind={kind} draftId={draftId} problem={problems.slug} onChange={onChange} />
        <PostFields fields={search.filter(({ name }) => name !== 'slug')} {...props} />
        {isShown && <SearchPreviews kind={kind} draftId={draftId} />}
      </div>
    </details>
  );
}

const groupStyle = css({ borderTopWidth: '1px', borderColor: 'border.subtle', paddingTop: '3' });
const summaryStyle = css({
  minHeight: 'tap',
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
