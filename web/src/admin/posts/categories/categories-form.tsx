import { Merge, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Categories, CategorizedKind } from '#shared/posts/category.ts';
import { postMaxLength } from '#shared/posts/fields.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { folded } from '#shared/text/folded.ts';
import { css } from '#styles/css';
import { submitBySaveKeys } from '#web/admin/lib/save-keys.ts';
import { names } from '#web/admin/posts/names.en.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/admin/ui/dialog/form-footer.tsx';
import { FieldError } from '#web/admin/ui/fields/field-parts.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { TooltipGroup } from '#web/admin/ui/tooltip/tooltip-group.tsx';
import { leaveEditor } from '#web/admin/unsaved/leave-request.ts';
import { Icon } from '#web/components/icon.tsx';
import { type CountedCategory, countedCategories, mergedCategories } from './categories-query.ts';
import { CategoryFields } from './category-fields.tsx';
import { copy } from './copy.en.ts';
import { rebasedCategories, useSaveCategories } from './use-save-categories.ts';

interface CategoriesFormProps {
  kind: CategorizedKind;
  stored: Categories;
  rows: readonly PostRow[];
  /** Called when the form is saved or cancelled. */
  onDone: () => void;
  /** Receives the function that closes the dialog, asking first if something would be lost. */
  onClosing: (close: () => void) => void;
}

const newId = () => crypto.randomUUID();

/** The names of all categories, each in both languages. */
export function CategoriesForm({ kind, stored, rows, onDone, onClosing }: CategoriesFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [version, setVersion] = useState(stored.version);
  const [before, setBefore] = useState(() => countedCategories(stored.categories, rows, newId));
  const [categories, setCategories] = useState(before);
  const [isConflict, setIsConflict] = useState(false);
  const [wrong, setWrong] = useState<ReturnType<typeof categoryProblem>>();
  const { save, isPending, left } = useSaveCategories(kind, {
    onStored: (saved) => {
      setVersion(saved.version);
      setBefore(categories);
      setIsConflict(false);
    },
    onConflict: (now) => {
      const theirs = countedCategories(now.categories, rows, newId);
      setVersion(now.version);
      setBefore(theirs);
      setCategories(rebasedCategories({ before, mine: categories, stored: now.categories, theirs }));
      setIsConflict(true);
    },
    onSaved: onDone,
  });
  const cancel = () => {
    const losing = { tab: names.tabs[kind], name: copy.title };
    if (!isPending) leaveEditor(isSame(categories, before) ? [] : [losing], onDone);
  };
  useEffect(() => onClosing(cancel));
  const focusOn = (place: number) =>
    requestAnimationFrame(() => form.current?.querySelectorAll('li')[place]?.querySelector('input')?.focus());
  const change = (id: string, changed: Partial<CountedCategory>) => {
    setWrong(undefined);
    setCategories((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  };
  const add = () => {
    setCategories([...categories, { id: newId(), name: '', nameAr: '', posts: 0 }]);
    focusOn(categories.length);
  };
  const merge = (place: number) => {
    setCategories(mergedCategories(categories, place));
    setWrong(undefined);
    focusOn(place - 1);
  };
  const submit = () => {
    const problem = categoryProblem(categories);
    setWrong(problem);
    if (problem) return void focusOn(problem.place);
    save({ categories: categories.map(({ posts: _, ...named }) => named), version });
  };
  return (
    <form
      ref={form}
      noValidate
      onKeyDown={submitBySaveKeys}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DialogBody>
        <p className={quietStyle}>{categories.length === 0 ? copy.none : copy.text}</p>
        <TooltipGroup>
          <ul className={listStyle}>
            {categories.map((category, place) => (
              <CategoryFields
                key={category.id}
                category={category}
                place={place}
                readOnly={isPending}
                problemId={wrong?.place === place ? problemId : undefined}
                onChange={(changed) => change(category.id, changed)}
                onRemove={() => setCategories(categories.filter(({ id }) => id !== category.id))}
              >
                {wrong?.place === place && (
                  <>
                    <FieldError id={problemId}>{copy.problems[wrong.problem]}</FieldError>
                    {wrong.problem === 'twice' && (
                      <Button size="s" className={mergeStyle} onClick={() => merge(place)}>
                        <Icon of={Merge} size={18} />
                        {copy.merge}
                      </Button>
                    )}
                  </>
                )}
              </CategoryFields>
            ))}
          </ul>
        </TooltipGroup>
        {isConflict && <Notice>{copy.conflict}</Notice>}
        <Button variant="outline" size="s" aria-disabled={isPending} onClick={() => isPending || add()}>
          <Icon of={Plus} size={18} />
          {copy.add}
        </Button>
      </DialogBody>
      <FormFooter
        send={copy.save}
        sending={copy.saving}
        isPending={isPending}
        cancel={copy.cancel}
        onCancel={cancel}
        className={css({ alignItems: 'center' })}
      >
        <p role="status" className={quietStyle}>
          {left ? copy.renaming(left) : null}
        </p>
      </FormFooter>
    </form>
  );
}

const isSame = (one: readonly CountedCategory[], other: readonly CountedCategory[]) =>
  JSON.stringify(one) === JSON.stringify(other);
const problemId = 'category-problem';
const quietStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const mergeStyle = css({ justifySelf: 'start' });
const listStyle = css({ display: 'grid', gap: '3', marginBlock: '4' });

interface Named {
  readonly name: string;
  readonly nameAr: string;
}

/** Returns the first problem of the categories, and which of them it concerns. */
export function categoryProblem(
  categories: readonly Named[],
): { place: number; problem: 'required' | 'too-long' | 'twice' } | undefined {
  const names = categories.map(({ name }) => folded(name.trim()));
  for (const [place, { name, nameAr }] of categories.entries()) {
    if (name.trim() === '') return { place, problem: 'required' };
    if (Math.max(name.length, nameAr.length) > postMaxLength.line) return { place, problem: 'too-long' };
    if (names.indexOf(names[place] ?? '') < place) return { place, problem: 'twice' };
  }
  return undefined;
}
