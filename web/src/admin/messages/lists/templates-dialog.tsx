import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { directionOf } from '#shared/language.ts';
import {
  listNameMaxLength,
  placeholders,
  type ReplyTemplate,
  templateMaxLength,
} from '#shared/messages/inbox-lists.ts';
import { css } from '#styles/css';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { Select, TextArea, TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { FailedRead, Notice } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { createStore, useStore } from '#web/lib/store.ts';
import { copy } from './copy.en.ts';
import { templatesProblem, templatesQuery, useSaveTemplates } from './inbox-lists-queries.ts';

/** The template that is being written; it stays while the dialog is closed. */
const draft = createStore<ReplyTemplate | undefined>(undefined);

const blank = (): ReplyTemplate => ({ id: crypto.randomUUID(), name: '', en: '', ar: '' });

/** Writes, changes and deletes reply templates. */
export function TemplatesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  const { data, isError, isFetching, refetch } = useQuery({ ...templatesQuery, enabled: open });
  const typed = useStore(draft, (current) => current);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error, reset } = useSaveTemplates(() => draft.set(undefined));
  const templates = data?.templates ?? [];
  const shown = typed ?? templates[0] ?? first;
  const isStored = templates.some((one) => one.id === shown.id);
  const choose = (template: ReplyTemplate) => {
    reset();
    setProblem(undefined);
    draft.set(template);
  };
  const change = (changed: Partial<ReplyTemplate>) => choose({ ...shown, ...changed });
  const send = (list: ReplyTemplate[]) => data && mutate({ templates: list, version: data.version });
  const save = () => {
    if (isPending) return;
    if (!shown.name.trim()) return setProblem(copy.nameMissing);
    if (!shown.en.trim() || !shown.ar.trim()) return setProblem(copy.textsMissing);
    send(isStored ? templates.map((one) => (one.id === shown.id ? shown : one)) : [...templates, shown]);
  };
  const sentence = problem ?? (error ? templatesProblem(error) : undefined);
  return (
    <Dialog open={open} title={copy.templatesTitle} close={copy.close} onClose={onClose}>
      <form
        className={css({ display: 'contents' })}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DialogBody>
          <p>{copy.templatesText}</p>
          {data ? (
            <div className={fieldsStyle}>
              <div className={fieldStyle}>
                <label htmlFor={`${id}-template`}>{copy.template}</label>
                <Select
                  id={`${id}-template`}
                  value={isStored ? shown.id : ''}
                  onChange={({ currentTarget: { value } }) =>
                    choose(templates.find((one) => one.id === value) ?? blank())
                  }
                >
                  {templates.map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
                  <option value="">{copy.newTemplate}</option>
                </Select>
              </div>
              <div className={fieldStyle}>
                <label htmlFor={`${id}-name`}>{copy.name}</label>
                <TextInput
                  id={`${id}-name`}
                  dir="auto"
                  value={shown.name}
                  maxLength={listNameMaxLength}
                  onChange={({ currentTarget }) => change({ name: currentTarget.value })}
                />
              </div>
              {editedFirst.map((language) => (
                <div key={language} className={fieldStyle}>
                  <label htmlFor={`${id}-${language}`}>{copy.texts[language]}</label>
                  <TextArea
                    id={`${id}-${language}`}
                    rows={4}
                    lang={language}
                    dir={directionOf(language)}
                    value={shown[language]}
                    maxLength={templateMaxLength}
                    aria-describedby={`${id}-places`}
                    onChange={({ currentTarget }) => change({ [language]: currentTarget.value })}
                  />
                </div>
              ))}
              <p id={`${id}-places`} className={hintStyle}>
                {placeholders.map((name) => (
                  <bdi key={name} dir="ltr">
                    {`{${name}} `}
                  </bdi>
                ))}
                {copy.insteadOf(placeholders.map((name) => copy.placeholders[name]).join(' · '))}
              </p>
            </div>
          ) : isError && !isFetching ? (
            <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
              {copy.notLoaded}
            </FailedRead>
          ) : (
            <p role="status">{copy.loading}</p>
          )}
          {sentence && <Notice>{sentence}</Notice>}
        </DialogBody>
        <DialogFooter>
          <Button type="submit" size="s" aria-disabled={isPending || !typed}>
            {isPending && <Spinner />}
            {copy.save}
          </Button>
          {isStored && (
            <Button
              variant="outline"
              size="s"
              aria-label={copy.deleteNamed(shown.name)}
              aria-disabled={isPending}
              onClick={() => isPending || send(templates.filter((one) => one.id !== shown.id))}
            >
              {copy.delete}
            </Button>
          )}
          <Button variant="outline" size="s" onClick={onClose}>
            {copy.close}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** The empty template that is shown until something is typed. */
const first = blank();

const fieldsStyle = css({
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  gap: '4',
  marginTop: '3',
});
const fieldStyle = css({
  display: 'grid',
  gap: '2',
  alignContent: 'start',
  textStyle: 'sm',
  fontWeight: 'strong',
});
const hintStyle = css({ gridColumn: '1 / -1', textStyle: 'xs', color: 'fg.muted' });
