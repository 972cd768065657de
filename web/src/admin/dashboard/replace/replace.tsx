import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { adminAddresses } from '#shared/admin-paths.ts';
import { findTexts } from '#shared/api/replacements.ts';
import { isContentKey } from '#shared/content/registry.ts';
import type { FailedReplacement, FoundText } from '#shared/content/replacement.ts';
import { directionOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { useFocusAfterChange } from '#web/admin/lib/focus-after-change.ts';
import { labelOf } from '#web/admin/lib/language/content-names.en.ts';
import { useUser } from '#web/admin/lib/signed-in.ts';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { labelOfField } from '#web/admin/posts/post-definition.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldError } from '#web/admin/ui/fields/field-parts.tsx';
import { toolHeight } from '#web/admin/ui/fields/filter-select.tsx';
import { lowStyle, TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { MarkedText } from '#web/admin/versions/field-difference.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';
import { begunRun, continueRun, keepRun, type ReplacementRun, runOf, takeBack } from './replacement-run.ts';

type Thing = Pick<FoundText, 'kind' | 'id' | 'form'>;
const keyOf = ({ kind, id, form, field }: FoundText) => `${kind}#${id}#${form}#${field}`;

/** Finds words in everything that people write, and replaces them in the selected places. */
export function Replace() {
  const account = useUser()?.username ?? '';
  const queryClient = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const focusOn = useFocusAfterChange(section);
  const soughtId = useId();
  const replacementId = useId();
  const [sought, setSought] = useState('');
  const [replacement, setReplacement] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [run, setRun] = useState(() => begunRun(account));
  const [undone, setUndone] = useState<number>();
  const search = useMutation({
    mutationFn: (asked: { sought: string; replacement: string }) => callApi(findTexts, { body: asked }),
  });
  const found = search.data?.texts;
  const asked = search.variables;
  const step = (now: ReplacementRun | undefined) => {
    setRun(now);
    keepRun(account, now);
  };
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['api'] });
  const replacing = useMutation({
    mutationFn: (begun: ReplacementRun) => continueRun(begun, step),
    onError: () => showToast({ tone: 'danger', title: copy.notSaved }),
    onSettled: refresh,
  });
  const undoing = useMutation({
    mutationFn: takeBack,
    onSuccess: ({ replaced, failed }, before) => {
      setUndone(replaced.length);
      step({ ...before, pending: [], replaced: [], failed });
    },
    onError: () => showToast({ tone: 'danger', title: copy.notSaved }),
    onSettled: refresh,
  });
  const isBusy = replacing.isPending || undoing.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isShort = sought.trim().length < 2;
    setIsTooShort(isShort);
    if (isShort || search.isPending) return;
    setLeft(new Set());
    search.mutate({ sought: sought.trim(), replacement: replacement.trim() });
  };
  const forget = () => {
    step(undefined);
    setUndone(undefined);
    search.reset();
    focusOn('input');
  };
  const chosen = found?.filter((text) => !left.has(keyOf(text))) ?? [];
  const replace = () => {
    if (isBusy || !asked || chosen.length === 0) return;
    const begun = runOf(asked.sought, asked.replacement, chosen);
    step(begun);
    focusOn('[role=status]');
    replacing.mutate(begun);
  };
  const all = run ? run.pending.length + run.replaced.length + run.failed.length : 0;
  return (
    <section ref={section} aria-labelledby="replace" className={sectionStyle}>
      <div>
        <h2 id="replace" className={titleStyle}>
          {copy.title}
        </h2>
        <p className={textStyle}>{copy.text}</p>
        <InternalLink to={`${adminAddresses.dashboard}?tab=content`} className={linkStyle}>
          {copy.back}
        </InternalLink>
      </div>
      {run ? (
        <div className={cardStyle}>
          <p role="status" tabIndex={-1} className={stateStyle}>
            {run.pending.length > 0
              ? replacing.isPending
                ? copy.replacing(all - run.pending.length, all)
                : copy.begun(all - run.pending.length, all, run.sought)
              : undone === undefined
                ? copy.done(run.replaced.length)
                : copy.undone(undone)}
          </p>
          {run.failed.length > 0 && <Failures failed={run.failed} />}
          {!replacing.isPending && (
            <div className={buttonsStyle}>
              {run.pending.length > 0 && (
                <Button
                  variant="solid"
                  size="s"
                  aria-disabled={isBusy}
                  onClick={() => isBusy || replacing.mutate(run)}
                >
                  {copy.goOn}
                </Button>
              )}
              {run.replaced.length > 0 && (
                <Button
                  variant="outline"
                  size="s"
                  aria-disabled={isBusy}
                  onClick={() => {
                    if (isBusy) return;
                    focusOn('[role=status]');
                    undoing.mutate(run);
                  }}
                >
                  {copy.undo}
                </Button>
              )}
              <Button variant="outline" size="s" aria-disabled={isBusy} onClick={() => isBusy || forget()}>
                {run.pending.length > 0 ? copy.forget : copy.another}
              </Button>
            </div>
          )}
        </div>
      ) : (
        <>
          <form noValidate onSubmit={submit} className={formStyle}>
            <div className={fieldStyle}>
              <label htmlFor={soughtId}>{copy.sought}</label>
              <TextInput
                id={soughtId}
                dir="auto"
                value={sought}
                className={lowStyle}
                maxLength={200}
                aria-invalid={isTooShort}
                {...(isTooShort && { 'aria-describedby': `${soughtId}-problem` })}
                onChange={({ currentTarget }) => setSought(currentTarget.value)}
              />
              {isTooShort && <FieldError id={`${soughtId}-problem`}>{copy.tooShort}</FieldError>}
            </div>
            <div className={fieldStyle}>
              <label htmlFor={replacementId}>{copy.replacement}</label>
              <TextInput
                id={replacementId}
                dir="auto"
                value={replacement}
                className={lowStyle}
                maxLength={200}
                onChange={({ currentTarget }) => setReplacement(currentTarget.value)}
              />
            </div>
            <Button
              type="submit"
              variant="solid"
              size="xs"
              className={toolHeight}
              aria-disabled={search.isPending}
            >
              {search.isPending ? copy.finding : copy.find}
            </Button>
          </form>
          {search.isError && <Notice>{copy.failed}</Notice>}
          {found?.length === 0 && <EmptyState compact state="empty" {...copy.nothing} />}
          {found && found.length > 0 && (
            <>
              <div className={headStyle}>
                <p role="status">
                  {copy.found(
                    found.length,
                    found.reduce((sum, { count }) => sum + count, 0),
                  )}
                </p>
                {search.data && search.data.more > 0 && <p>{copy.more(search.data.more)}</p>}
                <label className={choiceStyle}>
                  <input
                    type="checkbox"
                    checked={left.size === 0}
                    onChange={() => setLeft(left.size === 0 ? new Set(found.map(keyOf)) : new Set())}
                  />
                  {copy.all}
                </label>
              </div>
              <ul aria-label={copy.list} className={listStyle}>
                {found.map((text) => (
                  <Row
                    key={keyOf(text)}
                    text={text}
                    isChosen={!left.has(keyOf(text))}
                    onChoose={(isChosen) => {
                      const now = new Set(left);
                      if (isChosen) now.delete(keyOf(text));
                      else now.add(keyOf(text));
                      setLeft(now);
                    }}
                  />
                ))}
              </ul>
              <div className={footStyle}>
                <Button variant="solid" size="s" aria-disabled={chosen.length === 0} onClick={replace}>
                  {copy.replace(chosen.length)}
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </section>
  );
}

/** Returns the name of an item; a post by its kind alone if its title is not known. */
function nameOf({ kind, id }: Thing, title = ''): string {
  if (kind === 'content') return isContentKey(id) ? labelOf(id) : id;
  return title || (kind === 'picture' ? copy.unnamed : copy.kinds[kind]);
}

function Failures({ failed }: { failed: readonly FailedReplacement[] }) {
  return (
    <div>
      <p>{copy.left}</p>
      <ul className={failuresStyle}>
        {failed.map((thing) => (
          <li key={`${thing.kind}#${thing.id}#${thing.form}`}>
            <bdi>{nameOf(thing)}</bdi>: {copy.reasons[thing.reason]}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  text: FoundText;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A text with the matches and their replacements; it can be excluded. */
function Row({ text, isChosen, onChoose }: RowProps) {
  const { kind, field, language, form, title, count, places } = text;
  const id = useId();
  const label =
    kind === 'content' || kind === 'picture'
      ? copy.languages[language]
      : labelOfField(postDefinitions[kind], field);
  const facts = [copy.kinds[kind], ...(form === 'typed' ? [copy.draft] : []), label];
  return (
    <li className={rowStyle}>
      <label className={choiceStyle}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-describedby={id}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
        <span>
          <bdi className={nameStyle}>{nameOf(text, title)}</bdi>{' '}
          <span className={factsStyle}>{facts.join(' · ')}</span>
        </span>
      </label>
      <div id={id} className={placesStyle}>
        {places.map(({ before, found, becomes, after }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a text have no other key
          <p key={place} lang={language} dir={directionOf(language)} className={placeStyle}>
            {before}
            <MarkedText
              parts={[
                { what: 'removed', text: found },
                ...(becomes ? [{ what: 'added' as const, text: becomes }] : []),
              ]}
            />
            {after}
          </p>
        ))}
        {count > places.length && <p className={factsStyle}>{copy.morePlaces(count - places.length)}</p>}
      </div>
    </li>
  );
}

const stateStyle = css({ outline: 'none' });
const sectionStyle = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' });
const titleStyle = css({ fontSize: '24px', fontWeight: 'heading', mdDown: { fontSize: '22px' } });
const textStyle = css({ textStyle: 'sm', color: 'fg.muted', maxWidth: 'measure' });
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  textStyle: 'sm',
  color: 'brand.fg',
  textDecoration: 'underline',
});
const cardStyle = css({
  display: 'grid',
  gap: '3',
  padding: '5',
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const failuresStyle = css({ textStyle: 'sm', paddingInlineStart: '5', listStyleType: 'disc' });
const formStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr)) auto' },
  alignItems: 'end',
  gap: '4',
});
const fieldStyle = css({ display: 'grid', gap: '1.5', textStyle: 'sm', fontWeight: 'strong' });
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  textStyle: 'sm',
});
const choiceStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: { base: 'tap', md: '9' },
  minWidth: '0',
  textStyle: 'sm',
  cursor: 'pointer',
  '& > input': { flex: 'none', width: '5', height: '5' },
});
const listStyle = css({
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
});
const rowStyle = css({ paddingInline: '4', paddingBlock: '2' });
const nameStyle = css({ fontWeight: 'strong', overflowWrap: 'anywhere' });
const factsStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const placesStyle = css({ display: 'grid', gap: '1', paddingInlineStart: '7' });
const placeStyle = css({
  textStyle: 'sm',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: "['Archivo', 'Alexandria', Arial, sans-serif]",
  '&:dir(rtl)': { fontFamily: "['Alexandria', 'Archivo', Tahoma, sans-serif]" },
});
const footStyle = css({
  position: 'sticky',
  bottom: '0',
  paddingBlock: '3',
  background: 'bg.shelf',
  zIndex: 'sticky',
});
