import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { isCategorized } from '#shared/posts/category.ts';
import { isInstant } from '#shared/posts/fields.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { tidySlug } from '#shared/posts/slug.ts';
import { usePendingUploads } from '#web/admin/images/pending-uploads.ts';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { incompleteTime } from '#web/admin/lib/local-time.ts';
import { arabicNames, categoriesQuery } from '#web/admin/posts/categories/categories-query.ts';
import { fieldsOf, type PostDefinition } from '#web/admin/posts/post-definition.ts';
import { postsQuery } from '#web/admin/posts/post-queries.ts';
import { showProblems } from '#web/admin/ui/fields/field-parts.tsx';
import { tellNothingToSave } from '#web/admin/unsaved/nothing-to-save.ts';
import type { Problems } from '#web/lib/form/use-form.ts';
import { useStore } from '#web/lib/store.ts';
import { copy as choiceCopy } from '../choices/copy.en.ts';
import { unconfirmedCategory } from '../choices/new-category.tsx';
import { showLanguage, showSettings } from '../editor-layout/shown-languages.ts';
import { type PostDraft, type PostValues, postDrafts } from '../post-drafts.ts';
import { showText } from '../preview/preview-shown.ts';
import type { Publishing } from '../publish/publish-dialog.tsx';
import { needsPublishStep } from '../publish/publish-step.tsx';
import { useSavePost } from '../use-save-post.ts';
import { draftSaveStates } from '../working-copy/keep-copy.ts';
import { keepNow } from '../working-copy/park-draft.ts';
import { problemsOf, refusedFields } from './post-problems.ts';

interface PostFormOptions {
  definition: PostDefinition;
  /** Id of the draft. */
  id: string;
  /** Called when the draft is gone: it was saved, or the other version was taken. */
  onDone: () => void;
}

/**
 * Returns the actions of a post's form: change the draft, keep it on the server, and save it as the post when nothing
 * is missing and all pictures are uploaded. Without changes it saves nothing and says so. `submit` is absent while a
 * conflict has to be resolved.
 */
export function usePostForm(
  form: RefObject<HTMLFormElement | null>,
  { definition, id, onDone }: PostFormOptions,
) {
  const [problems, setProblems] = useState<Problems>({});
  const [isAsking, setAsking] = useState(false);
  const show = (found: Problems) => {
    const first = inOrder(definition).find(({ name }) => found[name]);
    showProblems(form.current, found, () => {
      setProblems(found);
      const isAny = Object.keys(found).length > 0;
      const isText = first !== undefined && definition.rows.includes(first.field);
      if (isAny) showSettings(!isText);
      if (isText) {
        showText();
        showLanguage(first.isArabic ? 'ar' : 'en');
      } else if (isAny) showText();
    });
  };
  const { save, isPending, ...post } = useSavePost(definition, {
    id,
    onFailed: (error) => show(refusedFields(definition, error)),
    onDone,
  });
  const twinOf = useCategoryTwin(definition.kind);
  /** True once a user has set Published by hand: then a date does not change it. */
  const isDecided = useRef(false);
  const change = useCallback(
    (name: string, value: string | boolean) => {
      setProblems((known) => (known[name] ? { ...known, [name]: undefined } : known));
      if (name === 'published') isDecided.current = true;
      const latest = postDrafts.current()[id];
      if (!latest) return;
      const typed = { ...latest.values, ...twinOf(name, value, latest.values), [name]: value };
      const isOpen = latest.base.version === 0 && !isDecided.current;
      const values = name === 'publishedAt' && isOpen ? publishedAsPlanned(latest.values, typed) : typed;
      postDrafts.keep(id, { ...latest, values });
    },
    [id, twinOf],
  );
  const queryClient = useQueryClient();
  /** A category that no post has must be confirmed before a save creates it. */
  const newCategoryIn = ({ values, base }: PostDraft): Problems => {
    const known = new Set(namesRead(queryClient, definition.kind).keys());
    const isNew = isCategorized(definition.kind) && unconfirmedCategory(values, base.values, known);
    return isNew ? { category: choiceCopy.category.confirmFirst } : {};
  };
  const { whenUploaded, ...uploads } = usePendingUploads();
  /** Completes the slug. Its field does so when it loses the focus, but a keyboard shortcut does not move the focus. */
  const settle = () => {
    const typed = String(postDrafts.current()[id]?.values.slug ?? '');
    if (tidySlug(typed) !== typed) change('slug', tidySlug(typed));
    for (const date of form.current?.querySelectorAll<HTMLInputElement>('input[type=datetime-local]') ?? [])
      if (date.validity.badInput) change(date.name, incompleteTime);
  };
  /** Returns the present draft; `undefined` when it has problems, which are shown. */
  const saveable = () => {
    settle();
    const latest = postDrafts.current()[id];
    const found = latest ? { ...problemsOf(definition, latest.values), ...newCategoryIn(latest) } : {};
    show(found);
    return Object.keys(found).length === 0 ? latest : undefined;
  };
  const isContradicted = useStore(draftSaveStates, (all) => all[id]?.state === 'contradicted');
  const hasChoice = post.conflict !== undefined || post.isOrphan || isContradicted;
  const submit = () => {
    if (!saveable()) return;
    void whenUploaded(() => {
      const latest = saveable();
      if (!latest) return;
      if (needsPublishStep(definition, latest)) return setAsking(true);
      if (!isChanged(latest)) return tellNothingToSave();
      save(latest);
    });
  };
  /** Saves the draft with the choices of the dialog before publication. */
  const publish = ({ publishedAt, newsletter }: Publishing) => {
    const latest = postDrafts.current()[id];
    if (!latest) return;
    const draft = { ...latest, values: { ...latest.values, publishedAt }, newsletter };
    postDrafts.keep(id, draft);
    save(draft);
  };
  /** Makes a field visible: shows the text instead of the preview, and the Arabic for an Arabic field. */
  const showField = (name: string) => {
    showText();
    if (name.endsWith('Ar')) showLanguage('ar');
  };
  const keep = () => {
    settle();
    void keepNow(id);
  };
  return {
    ...{ problems, change, keep, submit: hasChoice ? undefined : submit, uploads, isPending, post },
    publishing: { isAsking, onClose: () => setAsking(false), onPublish: publish, onShow: showField },
  };
}

/** Returns the fields in their order on the screen: column by column, then the side. */
function inOrder(definition: PostDefinition): ReturnType<typeof fieldsOf> {
  const arabicFirst = editedFirst[0] === 'ar';
  const columnOf = ({ field, isArabic }: ReturnType<typeof fieldsOf>[number]) =>
    definition.rows.includes(field) ? Number(isArabic !== arabicFirst) : 2;
  return fieldsOf(definition).toSorted((one, other) => columnOf(one) - columnOf(other));
}

/** Switches Published on when a new post gets a future date, and off when that date is removed. */
function publishedAsPlanned(before: PostValues, typed: PostValues): PostValues {
  const [was, is] = [before, typed].map((values) => isToCome(String(values.publishedAt)));
  return was === is ? typed : { ...typed, published: is === true };
}

function isToCome(instant: string): boolean {
  return isInstant(instant) && instant > new Date().toISOString();
}

type Values = Readonly<Record<string, string | boolean>>;

/** Fills in the Arabic name of a category that is chosen in English, unless another one was typed. */
export function useCategoryTwin(kind: PostKind): (name: string, value: unknown, values: Values) => Values {
  const queryClient = useQueryClient();
  return useCallback(
    (name, value, { category, categoryAr }) => {
      if (name !== 'category' || typeof value !== 'string') return {};
      const names = namesRead(queryClient, kind);
      const isTyped = categoryAr !== '' && categoryAr !== names.get(String(category));
      return isTyped ? {} : { categoryAr: names.get(value) ?? '' };
    },
    [queryClient, kind],
  );
}

/**
 * The Arabic names of categories, cached by list: a list has thousands of rows, and the names are needed at every key
 * press.
 */
const namesOfRows = new WeakMap<readonly PostRow[], Map<string, string>>();
const noRows: readonly PostRow[] = [];

/** Returns the Arabic names of the categories, from the list behind the form. */
function namesRead(queryClient: QueryClient, kind: PostKind): Map<string, string> {
  const rows = queryClient.getQueryData(postsQuery(kind).queryKey) ?? noRows;
  const ofRows = namesOfRows.get(rows) ?? arabicNames([], rows);
  namesOfRows.set(rows, ofRows);
  const stored = queryClient.getQueryData(categoriesQuery(kind).queryKey)?.categories ?? [];
  return new Map([...ofRows, ...stored.map(({ name, nameAr }) => [name, nameAr] as const)]);
}
