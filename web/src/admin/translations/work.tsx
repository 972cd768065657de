import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { content, isContentKey } from '#shared/content/registry.ts';
import type { TranslationWork, WaitingTranslation } from '#shared/content/translation.ts';
import { localizedPath } from '#shared/language.ts';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { ImagePreview } from '../images/image-preview.tsx';
import { useDraft } from '../lib/drafts/drafts.ts';
import { unchangedDraft } from '../lib/drafts/versioned-draft.ts';
import { refusalSentence } from '../lib/failure/server-sentence.ts';
import { adminLanguage } from '../lib/language/language.en.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { FailedRead, Notice } from '../ui/notice.tsx';
import { tellNothingToSave } from '../unsaved/nothing-to-save.ts';
import { copy } from './copy.en.ts';
import { editorOf, factsOf, isList, keyOf, nameOf } from './names.ts';
import { ChangedMeanwhile, saveTranslation } from './save-translation.ts';
import { type TranslationDraft, translationDrafts } from './translation-drafts.ts';
import { sourceStyle, TranslationPair } from './translation-pair.tsx';
import { forgetWork, workQuery } from './translation-queries.ts';

interface WorkProps {
  thing: WaitingTranslation;
  isDone: boolean;
  /** The text that screen readers announce when this item is shown. */
  announcement: string;
  /** True if the first box takes the focus once it is shown. */
  takesFocus: boolean;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onSkip: (() => void) | undefined;
  /** Called after a save; `isWhole` is true if the item is finished. */
  onSaved: (isWhole: boolean) => void;
}

/** One item to translate: its English with the changes, fields for the Arabic, and buttons to continue. */
export function Work({ thing, isDone, announcement, takesFocus, onSaved, ...ways }: WorkProps) {
  const { onPrevious, onNext, onSkip } = ways;
  const queryClient = useQueryClient();
  const headingId = useId();
  const key = keyOf(thing);
  const { data: work, isError, refetch } = useQuery(workQuery(thing));
  const typed = useDraft(translationDrafts, key);
  const draft = typed ?? (work && draftOf(thing, work));
  const [hasConflict, setHasConflict] = useState(false);
  const [failure, setFailure] = useState('');
  const boxes = useRef<HTMLFormElement>(null);
  const arabic = work && draft ? changesIn(work, draft) : {};
  const { mutate, isPending } = useMutation({
    mutationFn: async (isRight: boolean) => {
      if (work) await saveTranslation(queryClient, { thing, work, arabic, isRight });
    },
    onMutate: () => {
      setFailure('');
      setHasConflict(false);
    },
    onSuccess: (_, isRight) => {
      translationDrafts.drop(key);
      forgetWork(queryClient, thing);
      showToast({ tone: 'success', title: isRight ? copy.stillRight : copy.saved });
      onSaved(isRight || (work?.texts.every(({ name }) => Boolean(arabic[name])) ?? true));
    },
    onError: async (error) => {
      const isConflict =
        error instanceof ChangedMeanwhile || (error instanceof ApiError && error.status === 409);
      if (!isConflict) {
        setFailure(refusalSentence(error) || copy.notSaved);
        showToast({ tone: 'danger', title: copy.notSaved });
        return;
      }
      await refetch();
      setHasConflict(true);
    },
  });
  const isOlder = work?.texts.length !== 0 && (work?.texts.every(({ state }) => state === 'older') ?? false);
  const save = () => {
    if (isPending) return;
    if (Object.keys(arabic).length === 0) return tellNothingToSave();
    mutate(false);
  };
  const sayRight = () => isPending || !isOlder || mutate(true);
  const hasWork = work !== undefined;
  useEffect(() => {
    if (!takesFocus || !hasWork) return;
    const box = boxes.current?.querySelector<HTMLElement>('textarea, input');
    (box ?? document.getElementById(headingId))?.focus();
  }, [takesFocus, hasWork, headingId]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key: pressed, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.nativeEvent.isComposing) return;
    const forward = adminLanguage === 'ar' ? 'ArrowLeft' : 'ArrowRight';
    const act =
      pressed === 'Enter' && ctrlKey !== metaKey && !altKey
        ? shiftKey
          ? sayRight
          : save
        : altKey && !ctrlKey && !metaKey && pressed.startsWith('Arrow')
          ? pressed === 'ArrowDown' || pressed === forward
            ? onNext
            : onPrevious
          : undefined;
    if (act || (altKey && pressed.startsWith('Arrow'))) event.preventDefault();
    if (!event.repeat) act?.();
  };
  const editor = editorOf(thing);
  const change = (name: string, value: string) => {
    if (draft) translationDrafts.keep(key, { ...draft, values: { ...draft.values, [name]: value } });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of what is in it
    <div onKeyDown={onKeyDown} className={cardStyle}>
      <p role="status" className={css({ srOnly: true })}>
        {announcement}
      </p>
      <div className={headStyle}>
        <div className={factsStyle}>
          {isDone ? (
            <Badge tone="ok">{copy.done}</Badge>
          ) : (
            <Badge tone="label">{copy.statesInFull[thing.state]}</Badge>
          )}
          <span>{factsOf(thing)}</span>
          <span className={awayStyle}>
            {editor && (
              <InternalLink to={editor} className={linkStyle}>
                {copy.inEditor}
              </InternalLink>
            )}
            {isContentKey(thing.id) && thing.kind === 'content' && (
              <NewTabLink href={localizedPath(content[thing.id].path, 'ar')} describedBy={headingId}>
                {copy.onSite}
              </NewTabLink>
            )}
          </span>
        </div>
        <h3 id={headingId} tabIndex={-1} className={titleStyle}>
          <bdi>{nameOf(thing)}</bdi>
        </h3>
      </div>
      <form
        ref={boxes}
        noValidate
        aria-labelledby={headingId}
        onSubmit={(event) => {
          event.preventDefault();
          // A list is saved in its own editor.
          if (!isList(thing)) save();
        }}
      >
        <div className={textsStyle}>
          {hasConflict && <Notice>{copy.conflict}</Notice>}
          {failure && <Notice>{failure}</Notice>}
          {work?.picture && <ImagePreview address={work.picture.address} />}
          {!work &&
            (isError ? (
              <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
                {copy.workFailed}
              </FailedRead>
            ) : (
              <p role="status">{copy.loading}</p>
            ))}
          {work && isList(thing) && <p>{copy.aList}</p>}
          {work?.texts.length === 0 && (
            <AlreadyDone typed={typed} onDiscard={() => translationDrafts.drop(key)} />
          )}
          {work &&
            draft &&
            !isList(thing) &&
            work.texts.map((text) => (
              <TranslationPair
                key={text.name}
                thing={thing}
                work={work}
                text={text}
                value={draft.values[text.name] ?? text.arabic}
                isAlone={work.texts.length === 1}
                labelledBy={headingId}
                onChange={(value) => change(text.name, value)}
              />
            ))}
        </div>
        <div className={actsStyle}>
          <div className={besideStyle}>
            {isOlder && (
              <Button
                variant="outline"
                size={{ base: 's', md: 'xs' }}
                aria-disabled={isPending}
                onClick={sayRight}
              >
                {copy.isRight}
              </Button>
            )}
            {onSkip && (
              <Button variant="plain" size={{ base: 's', md: 'xs' }} onClick={onSkip}>
                {copy.skip}
              </Button>
            )}
          </div>
          <div className={footStyle}>
            <span className={waysStyle}>
              <Button
                variant="outline"
                size={{ base: 's', md: 'xs' }}
                aria-disabled={!onPrevious}
                onClick={onPrevious}
              >
                <Icon of={ChevronLeft} size={18} className={mirroredStyle} />
                <span className={wayStyle}>{copy.previous}</span>
              </Button>
              <Button
                variant="outline"
                size={{ base: 's', md: 'xs' }}
                aria-disabled={!onNext}
                onClick={onNext}
              >
                <span className={wayStyle}>{copy.next}</span>
                <Icon of={ChevronRight} size={18} className={mirroredStyle} />
              </Button>
            </span>
            <Button
              type="submit"
              variant="solid"
              size={{ base: 's', md: 'xs' }}
              aria-disabled={isPending || !work?.texts.length || isList(thing)}
              aria-keyshortcuts="Control+Enter"
              className={saveStyle}
            >
              <Icon of={Check} size={17} />
              {isPending ? copy.saving : copy.save}
            </Button>
            <kbd className={keysStyle}>Ctrl Enter</kbd>
          </div>
        </div>
      </form>
    </div>
  );
}

/** Returns a draft that equals the stored Arabic texts. */
function draftOf(thing: WaitingTranslation, { texts, version }: TranslationWork): TranslationDraft {
  const values = Object.fromEntries(texts.map(({ name, arabic }) => [name, arabic]));
  return { name: nameOf(thing), ...unchangedDraft(values, version) };
}

/** Returns the typed texts that differ from the stored ones. */
function changesIn({ texts }: TranslationWork, { values }: TranslationDraft): Record<string, string> {
  const changed = texts.flatMap(({ name, arabic }): [string, string][] => {
    const value = values[name];
    return value === undefined || value === arabic ? [] : [[name, value]];
  });
  return Object.fromEntries(changed);
}

interface AlreadyDoneProps {
  /** The text typed before another user finished the item. */
  typed: TranslationDraft | undefined;
  onDiscard: () => void;
}

function AlreadyDone({ typed, onDiscard }: AlreadyDoneProps) {
  return (
    <>
      <p>{copy.doneElsewhere}</p>
      {typed && (
        <div className={typedStyle}>
          <p>{copy.typedStays}</p>
          {Object.entries(typed.values).map(([name, value]) => (
            <p key={name} lang="ar" dir="rtl" className={sourceStyle}>
              {value}
            </p>
          ))}
          <Button variant="outline" size="xs" onClick={onDiscard}>
            {copy.discard}
          </Button>
        </div>
      )}
    </>
  );
}

const cardStyle = css({
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  minWidth: '0',
  mdDown: { background: 'transparent', borderWidth: '0' },
});
const headStyle = css({ paddingInline: { md: '5' }, paddingTop: { md: '3.5' } });
const factsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  textStyle: 'xs',
  color: 'fg.muted',
});
const awayStyle = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', marginInlineStart: 'auto' });
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'tap', md: '6' },
  color: 'brand.fg',
  textDecoration: 'underline',
  textDecorationColor: 'brand.muted',
  cursor: 'pointer',
  _hover: { textDecoration: 'none' },
});
const titleStyle = css({
  fontSize: '20px',
  fontWeight: 'heading',
  overflowWrap: 'anywhere',
});
const textsStyle = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '3.5',
  paddingInline: { md: '5' },
});
const typedStyle = css({ display: 'grid', gap: '2', justifyItems: 'start' });
const actsStyle = css({
  display: { base: 'contents', md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2.5',
  paddingInline: '5',
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
});
const besideStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2.5',
  order: '1',
  paddingBlock: { base: '3', md: '0' },
});
/** On phones the buttons that continue stay at the bottom of the window. */
const footStyle = css({
  display: { base: 'flex', md: 'contents' },
  gap: '2',
  position: 'sticky',
  bottom: '0',
  zIndex: 'sticky',
  marginInline: '-4',
  padding: '3',
  background: 'bg.canvas',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
});
const saveStyle = css({ flex: { base: '1', md: 'none' } });
const keysStyle = css({
  order: '2',
  paddingInline: '1.5',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'label',
  textStyle: 'xs',
  mdDown: { display: 'none' },
});
const waysStyle = css({ display: 'flex', gap: '2', order: { md: '3' }, marginInlineStart: { md: 'auto' } });
const wayStyle = css({ srOnly: { base: true, md: false } });
const mirroredStyle = css({ _rtl: { transform: 'scaleX(-1)' } });
