import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { createStore, useStore } from '#web/lib/store.ts';
import { controlId } from '../form/post-problems.ts';
import { useDraftText } from '../open-draft.ts';
import type { PostValues } from '../post-drafts.ts';
import { copy } from './copy.en.ts';

/** Names of new categories that the user has confirmed. They are kept until the page is left. */
const wanted = createStore<ReadonlySet<string>>(new Set());

/**
 * Returns a category that a save would create and that nobody has confirmed; `undefined` if there is none. If no
 * category is known, none needs to be confirmed.
 *
 * @param known the names of all categories
 */
export function unconfirmedCategory(
  values: Pick<PostValues, string>,
  base: Pick<PostValues, string>,
  known: ReadonlySet<string>,
): string | undefined {
  const name = String(values.category ?? '').trim();
  const isOld = !name || known.size === 0 || known.has(name) || name === base.category;
  return isOld || wanted.current().has(name) ? undefined : name;
}

interface NewCategoryProps {
  draftId: string;
  /** The category the post has been saved with. */
  saved: string;
  /** The names of all categories. */
  known: readonly string[];
  /** Called with the category when the user confirms it. Its problem is then solved. */
  onConfirm: (category: string) => void;
}

/** Asks the user to confirm a new category, and shows both of its names. */
export function NewCategory({ draftId, saved, known, onConfirm }: NewCategoryProps) {
  const category = useDraftText(draftId, 'category');
  const arabic = useDraftText(draftId, 'categoryAr');
  const names = useStore(wanted, (is) => is);
  const name = names && unconfirmedCategory({ category }, { category: saved }, new Set(known));
  if (!name) return null;
  return (
    <fieldset aria-label={copy.category.isNew(name)} className={panelStyle}>
      <p className={nameStyle}>
        <UserWords>{copy.category.isNew(name)}</UserWords>
      </p>
      <p>
        {copy.category.inArabic}{' '}
        {arabic ? <bdi lang="ar">{arabic}</bdi> : <span>{copy.category.noArabic}</span>}
      </p>
      <Button
        variant="outline"
        size="xs"
        className={css({ minHeight: '10' })}
        onClick={() => {
          wanted.set(new Set([...wanted.current(), name]));
          onConfirm(category);
          // The button disappears, and the focus must not go with it.
          document.getElementById(controlId('category'))?.focus();
        }}
      >
        {copy.category.create}
      </Button>
    </fieldset>
  );
}

const panelStyle = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '2',
  padding: '3',
  background: 'label.subtle',
  borderRadius: 'control',
  textStyle: 'sm',
  overflowWrap: 'anywhere',
});
const nameStyle = css({ fontWeight: 'strong' });
