import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { getSendingChoice, sendDraftTest } from '#shared/api/mail.ts';
import { type Language, languages } from '#shared/language.ts';
import { type NewsletterWish, openAudiences } from '#shared/newsletter/audience.ts';
import { isInstant } from '#shared/posts/fields.ts';
import { css } from '#styles/css';
import { formatDate, formatInWords, formatNumber } from '#web/admin/lib/language/formats.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { toLocalTime, typedTime } from '#web/admin/lib/local-time.ts';
import { sendingsKey } from '#web/admin/lib/planned-sendings.ts';
import { useSaveKeys } from '#web/admin/lib/save-keys.ts';
import type { PostDefinition } from '#web/admin/posts/post-definition.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { CountFigure } from '#web/admin/ui/count-figure.tsx';
import { Dialog, DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { FieldError, labelStyle } from '#web/admin/ui/fields/field-parts.tsx';
import { TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { Icon } from '#web/components/icon.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { useStore } from '#web/lib/store.ts';
import { controlId } from '../form/post-problems.ts';
import { postDrafts } from '../post-drafts.ts';
import { keepOnServer } from '../working-copy/keep-copy.ts';
import { copy } from './copy.en.ts';
import { MissingParts, SharedCards } from './publish-preview.tsx';

/** The choices that the user made in the dialog. */
export interface Publishing {
  /** ISO 8601 in UTC; empty: at once. */
  readonly publishedAt: string;
  /** Absent if the readers could not be counted: the former choice stays. */
  readonly newsletter?: NewsletterWish | undefined;
}

interface PublishDialogProps {
  definition: PostDefinition;
  /** Id of the draft. */
  id: string;
  open: boolean;
  /** True if the post's stored Arabic is older than its English. */
  isArabicOlder: boolean;
  onClose: () => void;
  onPublish: (publishing: Publishing) => void;
  /** Called to show a field before it gets the focus. */
  onShow: (field: string) => void;
}

const choiceQuery = (id: string) =>
  queryOptions({
    queryKey: [...sendingsKey, 'choice', id],
    queryFn: ({ signal }) => callApi(getSendingChoice, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Asks where to publish a post that is not live yet: on the website, at once or on a date, and to readers of the
 * newsletter.
 */
export function PublishDialog({ open, ...props }: PublishDialogProps) {
  const publish = useRef<HTMLButtonElement>(null);
  /** The field that gets the focus when the dialog closes. */
  const shown = useRef<string>(undefined);
  const show = (field: string) => {
    shown.current = field;
    props.onShow(field);
    props.onClose();
  };
  return (
    <Dialog
      open={open}
      title={copy.title}
      close={copy.close}
      onClose={props.onClose}
      focusFirst={() => publish.current}
      focusAfter={() => {
        const field = shown.current;
        shown.current = undefined;
        return field === undefined ? null : document.getElementById(controlId(field));
      }}
      className={dialogStyle}
    >
      {open && <Questions key={props.id} {...props} publishRef={publish} onShow={show} />}
    </Dialog>
  );
}

const dialogStyle = css({ maxWidth: 'wideDialog' });

interface QuestionsProps extends Omit<PublishDialogProps, 'open'> {
  publishRef: RefObject<HTMLButtonElement | null>;
}

function Questions({
  definition,
  id,
  isArabicOlder,
  onClose,
  onPublish,
  onShow,
  publishRef,
}: QuestionsProps) {
  const values = useStore(postDrafts, (all) => all[id]?.values);
  const typed = String(values?.publishedAt ?? '');
  const [isLater, setLater] = useState(isToCome(typed));
  const [date, setDate] = useState(typed);
  const [isRefused, setRefused] = useState(false);
  const [chosen, setChosen] = useState<NewsletterWish>();
  const read = useQuery(choiceQuery(id));
  const counts = read.data?.readers;
  const left = read.data ? openAudiences(read.data.sendings.map(({ audience }) => audience)) : [];
  const wish = chosen ?? read.data?.planned ?? 'none';
  const canBeSent =
    wish !== 'none' && read.data?.canMail === true && left.includes(wish) && read.data.readers[wish] > 0;
  const newsletter = read.data && (canBeSent ? wish : 'none');
  const publish = () => {
    if (isLater && !isToCome(date)) return setRefused(true);
    const isPast = typed !== '' && !isToCome(typed);
    onPublish({ publishedAt: isLater ? date : isPast ? typed : '', newsletter });
  };
  useSaveKeys(publishRef, { onSubmit: publish });
  if (!values) return null;
  const day = isLater && isToCome(date) ? formatDate(date, 'long') : undefined;
  return (
    <>
      <DialogBody className={bodyStyle}>
        <div className={columnStyle}>
          <Choice
            legend={copy.website}
            chosen={isLater ? 'later' : 'now'}
            onChoose={(value) => setLater(value === 'later')}
            choices={[
              { value: 'now', label: copy.atOnce },
              {
                value: 'later',
                label:
                  isToCome(typed) && date === typed ? copy.on(formatInWords(typed, 'short')) : copy.onDate,
                hint: copy.untilThen,
              },
            ]}
          />
          {isLater && (!isToCome(typed) || date !== typed) && (
            <div>
              <label htmlFor={`${id}-on`} className={labelStyle}>
                {copy.date}
              </label>
              <TextInput
                id={`${id}-on`}
                type="datetime-local"
                value={toLocalTime(date)}
                aria-invalid={isRefused && !isToCome(date)}
                aria-describedby={`${id}-on-problem`}
                onChange={({ currentTarget }) => setDate(typedTime(currentTarget))}
              />
              {isRefused && !isToCome(date) && (
                <FieldError id={`${id}-on-problem`}>{copy.dateProblem}</FieldError>
              )}
            </div>
          )}
          <hr className={ruleStyle} />
          {read.isPending && <p role="status">{copy.loading}</p>}
          {read.isError && !read.data && (
            <FailedRead tryAgain={copy.tryAgain} onTryAgain={read.refetch}>
              {copy.notLoaded}
            </FailedRead>
          )}
          {read.data && counts && (
            <Choice
              legend={copy.newsletter}
              chosen={newsletter ?? 'none'}
              onChoose={setChosen}
              choices={shownWishes.map((value) => ({
                value,
                label: copy.audiences[value],
                ...(value !== 'none' && {
                  count: <CountFigure count={counts[value]} text={formatNumber} />,
                  isOff: !read.data.canMail || !left.includes(value) || counts[value] === 0,
                }),
              }))}
            />
          )}
          {read.data && (
            <Notes>
              {!read.data.canMail && <p>{copy.noMail}</p>}
              {read.data.canMail && read.data.readers.all === 0 && <p>{copy.nobody}</p>}
              {read.data.canMail &&
                read.data.readers.all > 0 &&
                languages
                  .filter((language) => read.data.readers[language] === 0)
                  .map((language) => <p key={language}>{copy.nobodyIn[language]}</p>)}
              {read.data.sendings.map(({ audience, startedAt }) => (
                <p key={audience}>{copy.sent(copy.audiences[audience], formatDate(startedAt))}</p>
              ))}
              {read.data.sendings.length > 0 && left.length === 0 && <p>{copy.allSent}</p>}
              {read.data.canMail && left.length > 0 && read.data.readers.all > 0 && <p>{copy.onceLive}</p>}
              {read.data.canMail && <TestMail id={id} wish={wish} address={read.data.testTo} />}
            </Notes>
          )}
        </div>
        <SharedCards definition={definition} values={values} />
        <MissingParts definition={definition} values={values} isArabicOlder={isArabicOlder} onShow={onShow} />
      </DialogBody>
      <DialogFooter className={footStyle}>
        <Button ref={publishRef} size="s" onClick={publish}>
          {isLater && <Icon of={Clock} size={18} />}
          {isLater ? copy.schedule : copy.publish}
        </Button>
        <Button variant="outline" size="s" onClick={onClose}>
          {copy.stay}
        </Button>
        <p className={summaryStyle}>
          {day ? copy.later(day) : copy.now}
          {newsletter && newsletter !== 'none' && counts
            ? copy.thenMailed(newsletter, formatNumber(counts[newsletter]))
            : ''}
        </p>
      </DialogFooter>
    </>
  );
}

/** The audiences in the order of the choice. */
const shownWishes: readonly NewsletterWish[] = ['none', 'all', 'ar', 'en'];

function isToCome(instant: string): boolean {
  return isInstant(instant) && Date.parse(instant) > Date.now();
}

const bodyStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: '8',
  rowGap: '5',
  alignContent: 'start',
});
const columnStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '3',
});
const ruleStyle = css({ borderTopWidth: '1px', borderColor: 'border.subtle', marginBlock: '1' });
const footStyle = css({ alignItems: 'center' });
const summaryStyle = css({ marginInlineStart: { md: 'auto' }, textStyle: 'sm', color: 'fg.muted' });

interface ChoiceProps<Value extends string> {
  legend: string;
  chosen: Value;
  onChoose: (value: Value) => void;
  choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly hint?: string;
    readonly count?: ReactNode;
    readonly isOff?: boolean;
  }[];
}

/** A group of radio buttons. Each has a row of its own, with a number at the end. */
function Choice<Value extends string>({ legend, chosen, onChoose, choices }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend className={legendStyle}>{legend}</legend>
      {choices.map(({ value, label, hint, count, isOff = false }) => (
        <label key={value} className={choiceStyle} data-off={isOff || undefined}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            disabled={isOff}
            onChange={() => onChoose(value)}
            className={radioStyle}
          />
          <span className={choiceWordsStyle}>
            {label}
            {hint && value === chosen && <span className={hintStyle}>{hint}</span>}
          </span>
          {count !== undefined && <span className={countStyle}> {count}</span>}
        </label>
      ))}
    </fieldset>
  );
}

const legendStyle = css({ textStyle: 'sm', fontWeight: 'strong', marginBottom: '1' });
const choiceStyle = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  minHeight: { base: 'tap', md: '9' },
  paddingBlock: '1.5',
  cursor: 'pointer',
  fontWeight: 'medium',
  '&[data-off]': { color: 'fg.muted', cursor: 'default' },
});
const choiceWordsStyle = css({ flex: '1', minWidth: '0' });
const radioStyle = css({
  flexShrink: '0',
  width: '5',
  height: '5',
  marginTop: '0.5',
  accentColor: 'brand.solid',
});
const hintStyle = css({ display: 'block', textStyle: 'sm', fontWeight: 'normal', color: 'fg.muted' });
const countStyle = css({ fontWeight: 'normal', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });

function Notes({ children }: { children: ReactNode }) {
  return <div className={notesStyle}>{children}</div>;
}

const notesStyle = css({ display: 'grid', gap: '1', textStyle: 'sm', color: 'fg.muted' });

interface TestMailProps {
  id: string;
  wish: NewsletterWish;
  /** E-mail address of the signed-in person; `undefined` if there is none. */
  address: string | undefined;
}

/** Mails the draft, as it is typed so far, to the signed-in person. */
function TestMail({ id, wish, address }: TestMailProps) {
  const language: Language = wish === 'en' || wish === 'ar' ? wish : adminLanguage;
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: async () => {
      if (!(await keepOnServer(id))) throw new Error('The draft is not on the server.');
      return callApi(sendDraftTest, { params: { id }, body: { language } });
    },
  });
  if (!address) return <p>{copy.noAddress}</p>;
  const outcome = isError
    ? copy.notTested
    : data?.outcome === 'sent'
      ? copy.tested(address)
      : data?.outcome === 'unclear'
        ? copy.unclear
        : data && copy.refused(data.reason ?? '');
  return (
    <>
      <Button
        variant="plain"
        size="s"
        className={css({ justifySelf: 'start' })}
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        {isPending ? copy.testing : copy.test}
      </Button>
      <p role="status" className={outcomeStyle}>
        {isPending ? '' : outcome}
      </p>
    </>
  );
}

const outcomeStyle = css({ _empty: { display: 'none' } });
