import { css } from '#styles/css';
import type { PostDefinition } from '#web/admin/posts/post-definition.ts';
import { useDraftPublished, useDraftText } from '../open-draft.ts';
import { PostFields, type PostFieldsProps } from '../post-fields.tsx';
import { PostImageField, type PostImageFieldProps } from '../post-image-field.tsx';
import { PublicationFields } from '../publication/publication-fields.tsx';
import { SearchFields } from '../search/search-fields.tsx';

interface PostSideProps extends Omit<PostFieldsProps, 'fields' | 'onChange'> {
  definition: PostDefinition;
  onChange: (name: string, value: string | boolean) => void;
}

/** What a post is besides its text: who sees it, what it belongs to, its picture. Beside the text, or below it. */
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

/** Rendered anew by what it shows only. */
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
  // A column of its own: it stays while the text beside it is scrolled.
  '@media (min-width: 1200px)': {
    '--pairs': 'minmax(0, 1fr)',
    position: 'sticky',
    top: '0',
    alignSelf: 'start',
    maxHeight: '[calc(100dvh - 130px)]',
    overflowY: 'auto',
    // A field that was refused stands above the toast that says so.
    scrollPaddingBottom: '[13rem]',
    paddingBlock: '1',
    // Room for the ring of what has the focus.
    paddingInline: '1',
  },
});
const fieldsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
});
