import { useInfiniteQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { copy } from './copy.en.ts';
import type { HistorySubject, Typed } from './history.ts';
import { VersionDifference } from './version-difference.tsx';
import { VersionList } from './version-list.tsx';
import { useRestore, versionsQuery } from './version-queries.ts';

interface HistoryDialogProps {
  /** `undefined` closes the dialog. */
  subject: HistorySubject | undefined;
  onClose: () => void;
}

/** The versions of a text or post, each of which can be restored. */
export function HistoryDialog({ subject, onClose }: HistoryDialogProps) {
  const [shown, setShown] = useState(subject);
  if (subject && subject !== shown) setShown(subject);
  return (
    <Dialog
      open={subject !== undefined}
      title={
        <>
          {copy.title} <UserWords>{shown?.title}</UserWords>
        </>
      }
      close={copy.close}
      onClose={onClose}
      className={css({ maxWidth: '[1080px]' })}
    >
      {shown && <Versions key={shown.key} subject={shown} onDone={onClose} />}
    </Dialog>
  );
}

interface VersionsProps {
  subject: HistorySubject;
  /** Called when a version was restored. */
  onDone: () => void;
}

/** The versions of an item, the differences of the chosen one, and the button that restores it. */
function Versions({ subject, onDone }: VersionsProps) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    versionsQuery(subject),
  );
  const [chosenId, setChosenId] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const { restore, isPending } = useRestore(subject, onDone);
  if (isError)
    return (
      <DialogBody>
        <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
          {copy.failed}
        </FailedRead>
      </DialogBody>
    );
  if (!data)
    return (
      <DialogBody>
        <p role="status">{copy.loading}</p>
      </DialogBody>
    );
  const [current] = data;
  const chosen = data.find(({ id }) => id === chosenId) ?? current;
  if (!current || !chosen)
    return (
      <DialogBody>
        <p>{copy.none}</p>
      </DialogBody>
    );
  return (
    <>
      <DialogBody className={bodyStyle}>
        <div className={listStyle}>
          <VersionList versions={data} chosen={chosen.id} onChoose={setChosenId} />
          {hasNextPage && (
            <Button
              variant="outline"
              size="s"
              aria-disabled={isFetchingNextPage}
              onClick={() => isFetchingNextPage || void fetchNextPage()}
            >
              {isFetchingNextPage && <Spinner />}
              {copy.more}
            </Button>
          )}
          <p className={keptStyle}>{copy.kept}</p>
        </div>
        <VersionDifference key={chosen.id} subject={subject} versions={data} chosen={chosen} />
      </DialogBody>
      {isAsked && chosen !== current ? (
        <TypedQuestion
          busy={isPending}
          onAnswer={(typed) => restore({ id: chosen.id, over: current.version, typed })}
          onCancel={() => setAsked(false)}
        />
      ) : (
        <DialogFooter>
          <Button
            size="s"
            aria-disabled={isPending || chosen === current}
            aria-describedby={chosen === current ? 'restore-hint' : undefined}
            onClick={() => {
              if (chosen === current || isPending) return;
              if (subject.isTypedOver?.()) setAsked(true);
              else restore({ id: chosen.id, over: current.version });
            }}
          >
            {isPending && <Spinner />}
            {copy.restore}
          </Button>
          {chosen === current && (
            <p id="restore-hint" className={hintStyle}>
              {copy.isCurrent}
            </p>
          )}
        </DialogFooter>
      )}
    </>
  );
}

interface TypedQuestionProps {
  busy: boolean;
  onAnswer: (typed: Typed) => void;
  onCancel: () => void;
}

/**
 * Asks what happens to unpublished text when a version is restored. Replaces the restore button and takes its focus.
 */
function TypedQuestion({ busy, onAnswer, onCancel }: TypedQuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  // In a layout effect, before the next paint: otherwise a dialog around it would move the lost focus to its first element.
  useLayoutEffect(() => first.current?.focus(), []);
  const answer = (label: string, typed: Typed, ref?: typeof first) => (
    <Button
      ref={ref}
      variant={typed === 'keep' ? 'solid' : 'outline'}
      size="s"
      aria-disabled={busy}
      aria-describedby="typed-question"
      onClick={() => busy || onAnswer(typed)}
    >
      {busy && <Spinner />}
      {label}
    </Button>
  );
  return (
    <DialogFooter>
      <p id="typed-question" role="status" className={questionStyle}>
        <strong className={css({ fontWeight: 'strong' })}>{copy.typed.question}</strong> {copy.typed.hint}
      </p>
      {answer(copy.typed.keep, 'keep', first)}
      {answer(copy.typed.show, 'put-away')}
      <Button variant="plain" size="s" onClick={() => busy || onCancel()}>
        {copy.typed.cancel}
      </Button>
    </DialogFooter>
  );
}

const bodyStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
  gap: '6',
  alignItems: 'start',
});
const listStyle = css({
  display: 'grid',
  gap: '3',
  justifyItems: 'start',
  position: { md: 'sticky' },
  top: '0',
});
const keptStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const questionStyle = css({ flexBasis: 'full', textStyle: 'sm' });
const hintStyle = css({ alignSelf: 'center', textStyle: 'sm', color: 'fg.muted' });
