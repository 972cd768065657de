import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getContentChange, listContentChanges } from '#shared/api/content-drafts.ts';
import type { ContentChange } from '#shared/content/draft.ts';
import { type Language, languageNames } from '#shared/language.ts';
import { css } from '#styles/css';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { formatDateTime } from '#web/admin/lib/language/formats.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog, DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { FieldDifference } from '#web/admin/versions/field-difference.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';
import { copy as draftsCopy } from './copy.en.ts';
import { changesKey, namesOf, reasonOf, undoWholeChange } from './draft-queries.ts';

const copy = draftsCopy.changes;

/** The changes of several texts, the latest first: the difference that each made, and the button that undoes it. */
export function ChangesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} title={copy.title} close={copy.close} onClose={onClose}>
      <DialogBody>{open && <Changes />}</DialogBody>
    </Dialog>
  );
}

function Changes() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: changesKey,
    queryFn: ({ pageParam, signal }) =>
      callApiPage(listContentChanges, { query: { ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
  const changes = data?.pages.flatMap((page) => page.data);
  if (!changes && isError) {
    return (
      <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
        {copy.failed}
      </FailedRead>
    );
  }
  if (!changes) return <p role="status">{copy.loading}</p>;
  if (changes.length === 0) return <p>{copy.none}</p>;
  return (
    <>
      <ul className={listStyle}>
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="outline" size="s" onClick={() => isFetchingNextPage || void fetchNextPage()}>
          {copy.more}
        </Button>
      )}
    </>
  );
}

function Change({ change }: { change: ContentChange }) {
  const { id, at, by, keys, state, undoes } = change;
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const { mutate: undo, isPending } = useMutation({
    mutationFn: () => undoWholeChange(queryClient, id),
    onSuccess: () => showToast({ tone: 'success', title: copy.undone }),
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: changesKey });
      showToast({ tone: 'danger', title: copy.notUndone, text: reasonOf(error, copy.changedSince) });
    },
  });
  const name = `change-${id}`;
  return (
    <li className={changeStyle}>
      <div className={headStyle}>
        <div className={namesStyle}>
          <p id={name} className={nameStyle}>
            {namesOf(keys)}
          </p>
          <p className={factsStyle}>
            {formatDateTime(at)} · <bdi>{by}</bdi>
            {undoes && ` · ${copy.undoes}`}
          </p>
        </div>
        <Badge tone={state === 'published' ? 'ok' : state === 'held' ? 'danger' : 'neutral'}>
          {copy.states[state]}
        </Badge>
      </div>
      <div className={buttonsStyle}>
        <Button
          variant="outline"
          size="xs"
          aria-expanded={isOpen}
          aria-describedby={name}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? copy.hide : copy.difference}
        </Button>
        {state === 'published' && (
          <Button
            variant="outline"
            size="xs"
            aria-describedby={name}
            aria-disabled={isPending}
            onClick={() => isPending || undo()}
          >
            {isPending && <Spinner />}
            {copy.undo}
          </Button>
        )}
      </div>
      {isOpen && <Difference id={id} />}
    </li>
  );
}

function Difference({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: [...changesKey, id],
    queryFn: ({ signal }) => callApi(getContentChange, { params: { id }, signal }),
    refetchOnMount: 'always',
  });
  if (isError && !data) {
    return (
      <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
        {copy.failed}
      </FailedRead>
    );
  }
  if (!data) return <p role="status">{copy.loading}</p>;
  const textOf = (texts: { value: string; valueAr: string }, language: Language) =>
    language === 'ar' ? texts.valueAr : texts.value;
  return data.texts.map(({ key, before, after, changedSince }) => (
    <section key={key} className={differenceStyle}>
      <h3 className={nameStyle}>{namesOf([key])}</h3>
      {changedSince && data.state === 'published' && (
        <p className={factsStyle}>{copy.changedSince(namesOf([key]))}</p>
      )}
      {editedFirst.map((language) => {
        const [from, to] = [textOf(before, language), textOf(after, language)];
        if (from === to) return null;
        const field = { name: language, label: languageNames[language], language };
        return <FieldDifference key={language} field={field} from={from} to={to} />;
      })}
      {before.value === after.value && before.valueAr === after.valueAr && (
        <p className={factsStyle}>{copy.same}</p>
      )}
    </section>
  ));
}

const listStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginBottom: '3' });
const changeStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  paddingBlock: '3',
  borderColor: 'border.subtle',
  '& + &': { borderTopWidth: '1px' },
});
const headStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '3' });
const namesStyle = css({ flex: '1 1 220px', minWidth: '0' });
const nameStyle = css({ textStyle: 'sm', fontWeight: 'strong', overflowWrap: 'anywhere' });
const factsStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const differenceStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  padding: '3',
  background: 'bg.shelf',
  borderRadius: 'control',
});
