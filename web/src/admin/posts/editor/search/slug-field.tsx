import { useQuery } from '@tanstack/react-query';
import type { PostKind } from '#shared/posts/kinds.ts';
import { listPath } from '#shared/posts/paths.ts';
import { slugsToTry, tidySlug } from '#shared/posts/slug.ts';
import { css } from '#styles/css';
import { copy as postCopy } from '#web/admin/posts/copy.en.ts';
import { postsQuery } from '#web/admin/posts/post-queries.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldError, labelStyle } from '#web/admin/ui/fields/field-parts.tsx';
import { useLaterText } from '#web/admin/ui/fields/own-text.ts';
import { TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { controlId } from '../form/post-problems.ts';
import { useDraftBase, useDraftSource, useDraftText } from '../open-draft.ts';
import type { PostValues } from '../post-drafts.ts';
import { copy } from './copy.en.ts';

interface SlugFieldProps {
  kind: PostKind;
  draftId: string;
  problem: string | undefined;
  onChange: (name: string, value: string) => void;
}

/**
 * The end of a post's URL, the same in both languages. Typed text becomes a slug when the field loses the focus or is
 * saved; an empty one is replaced by the proposed slug when the post is first published.
 */
export function SlugField({ kind, draftId, problem, onChange }: SlugFieldProps) {
  const value = useDraftText(draftId, 'slug');
  const id = controlId('slug');
  const proposal = useProposal(kind, draftId);
  const base = useDraftBase(draftId);
  const isAtItsId = base !== undefined && base.values.slug === '' && isOut(base.values);
  const tidy = () => {
    const made = tidySlug(value);
    if (made !== value) onChange('slug', made);
  };
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {postCopy.fields.slug.en} <span className={optionalStyle}>{postCopy.optional}</span>
      </label>
      <TextInput
        id={id}
        name="slug"
        dir="ltr"
        value={value}
        placeholder={isAtItsId ? '' : proposal}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
        onBlur={tidy}
        onChange={({ currentTarget }) => onChange('slug', currentTarget.value)}
      />
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      <p id={`${id}-hint`} className={hintStyle}>
        {isAtItsId ? copy.slugOfId : copy.slugHint}
        <span dir="ltr" className={addressStyle}>
          {`${listPath(kind)}/${value || (isAtItsId ? draftId : proposal) || '…'}`}
        </span>
      </p>
      {proposal && proposal !== value && (
        <Button variant="outline" size="xs" onClick={() => onChange('slug', proposal)}>
          {copy.propose}
        </Button>
      )}
    </div>
  );
}

/** Returns a slug from the draft's title that no listed post has. The server checks it against all posts. */
function useProposal(kind: PostKind, draftId: string): string {
  const title = useLaterText(useDraftSource(draftId, 'title'));
  const { data: rows = [] } = useQuery({ ...postsQuery(kind), enabled: false });
  const tried = slugsToTry(title);
  const isFree = (slug: string) => rows.every((row) => row.id === draftId || row.slug !== slug);
  return tried.find(isFree) ?? tried[0] ?? '';
}

/** True if visitors see a post, or saw it until its end. */
function isOut({ published, publishedAt }: PostValues): boolean {
  return published && publishedAt !== '' && String(publishedAt) <= new Date().toISOString();
}

const optionalStyle = css({ color: 'fg.muted', fontWeight: 'normal' });
const hintStyle = css({ marginBlock: '1.5', textStyle: 'xs', color: 'fg.muted' });
const addressStyle = css({ display: 'block', width: 'fit', overflowWrap: 'anywhere' });
