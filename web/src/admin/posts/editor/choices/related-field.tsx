import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PostKind } from '#shared/posts/kinds.ts';
import { textIn } from '#shared/posts/localize.ts';
import { searchMaxLength } from '#shared/posts/query.ts';
import { relatedCount, relatedIds } from '#shared/posts/related-ids.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { folded } from '#shared/text/folded.ts';
import { css } from '#styles/css';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { copy as postCopy } from '#web/admin/posts/copy.en.ts';
import { postsQuery } from '#web/admin/posts/post-queries.ts';
import { stateOf } from '#web/admin/posts/row-state.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldError } from '#web/admin/ui/fields/field-parts.tsx';
import { SearchInput } from '#web/admin/ui/fields/search-input.tsx';
import { IconButton } from '#web/admin/ui/icon-button.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { Icon } from '#web/components/icon.tsx';
import { controlId } from '../form/post-problems.ts';
import { useDraftText } from '../open-draft.ts';
import { copy } from './copy.en.ts';

interface RelatedFieldProps {
  kind: PostKind;
  draftId: string;
  problem: string | undefined;
  onChange: (name: string, value: string) => void;
}

/** How many articles a search shows. */
const foundLength = 5;
const id = controlId('related');

/**
 * The articles at the end of an article: chosen by search and put in order; without a choice, articles of the same
 * category are shown.
 */
export function RelatedField({ kind, draftId, problem, onChange }: RelatedFieldProps) {
  const chosen = relatedIds(useDraftText(draftId, 'related'));
  const { data } = useQuery({ ...postsQuery(kind), enabled: false });
  const rows = data ?? [];
  const [said, setSaid] = useState('');
  const group = useRef<HTMLFieldSetElement>(null);
  const rowOf = (one: string) => rows.find((row) => row.id === one);
  const titleOf = (one: string) => (data ? titleIn(rowOf(one)) : '…');
  const change = (ids: readonly string[], says: string) => {
    onChange('related', ids.join(' '));
    setSaid(says);
  };
  const move = (from: number, to: number) => {
    const one = chosen[from] ?? '';
    const ids = chosen.toSpliced(from, 1).toSpliced(to, 0, one);
    change(ids, copy.related.place(titleOf(one), to + 1, ids.length));
  };
  const remove = (one: string) => {
    change(
      chosen.filter((other) => other !== one),
      copy.related.removed(titleOf(one)),
    );
    // The button that had the focus was removed.
    requestAnimationFrame(() => group.current?.querySelector('input')?.focus());
  };
  const add = (one: string) => {
    change([...chosen, one], copy.related.place(titleOf(one), chosen.length + 1, chosen.length + 1));
    requestAnimationFrame(() => group.current?.querySelector('input')?.focus());
  };
  return (
    <fieldset ref={group} id={id} aria-describedby={`${id}-hint`} className={groupStyle}>
      <legend className={legendStyle}>
        {postCopy.fields.related.en} <span className={optionalStyle}>{postCopy.optional}</span>
      </legend>
      {chosen.length > 0 && (
        <ol className={listStyle}>
          {chosen.map((one, place) => (
            <li key={one} className={rowStyle}>
              <div className={wordsStyle}>
                <UserWords>{titleOf(one)}</UserWords>
                <RowState row={rowOf(one)} />
              </div>
              <IconButton
                tooltip={copy.related.up('')}
                aria-label={copy.related.up(titleOf(one))}
                aria-disabled={place === 0}
                onClick={() => place > 0 && move(place, place - 1)}
              >
                <Icon of={ArrowUp} size={18} />
              </IconButton>
              <IconButton
                tooltip={copy.related.down('')}
                aria-label={copy.related.down(titleOf(one))}
                aria-disabled={place === chosen.length - 1}
                onClick={() => place < chosen.length - 1 && move(place, place + 1)}
              >
                <Icon of={ArrowDown} size={18} />
              </IconButton>
              <IconButton
                tooltip={copy.related.remove('')}
                aria-label={copy.related.remove(titleOf(one))}
                onClick={() => remove(one)}
              >
                <Icon of={X} size={18} />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {chosen.length < relatedCount ? (
        <Finder rows={rows.filter((row) => row.id !== draftId && !chosen.includes(row.id))} onAdd={add} />
      ) : (
        <p className={hintStyle}>{copy.related.full}</p>
      )}
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      <p id={`${id}-hint`} className={hintStyle}>
        {chosen.length > 0 ? copy.related.hint : copy.related.none}
      </p>
      <p role="status" className={css({ srOnly: true })}>
        {said}
      </p>
    </fieldset>
  );
}

/** Returns the title of an article as editors of this language read it. */
function titleIn(row: PostRow | undefined): string {
  return row ? textIn(row, 'title', adminLanguage) : copy.related.gone;
}

/** Says that visitors do not see an article. */
function RowState({ row }: { row: PostRow | undefined }) {
  const state = row ? copy.related.states[stateOf(row)] : '';
  return state && <span className={hintStyle}>{state}</span>;
}

/** The search for an article to add. */
function Finder({ rows, onAdd }: { rows: readonly PostRow[]; onAdd: (id: string) => void }) {
  const [typed, setTyped] = useState('');
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const found =
    words.length === 0
      ? []
      : rows
          .filter(({ title, titleAr = '' }) => {
            const text = folded(`${title} ${titleAr}`);
            return words.every((word) => text.includes(word));
          })
          .slice(0, foundLength);
  return (
    <>
      <SearchInput
        labels={copy.related}
        value={typed}
        maxLength={searchMaxLength}
        onChange={setTyped}
        onClear={() => setTyped('')}
      />
      {words.length > 0 && (
        <ul aria-label={copy.related.found} className={listStyle}>
          {found.map((row) => (
            <li key={row.id}>
              <Button
                variant="plain"
                size="xs"
                aria-label={copy.related.add(titleIn(row))}
                className={foundStyle}
                onClick={() => {
                  setTyped('');
                  onAdd(row.id);
                }}
              >
                <Icon of={Plus} size={16} />
                <UserWords>{titleIn(row)}</UserWords>
                <RowState row={row} />
              </Button>
            </li>
          ))}
          {found.length === 0 && <li className={hintStyle}>{copy.related.nothing}</li>}
        </ul>
      )}
    </>
  );
}

const groupStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', minWidth: '0' });
const legendStyle = css({ textStyle: 'sm', fontWeight: 'strong', marginBottom: '2' });
const optionalStyle = css({ fontWeight: 'normal', color: 'fg.muted' });
const listStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1' });
const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: '3',
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  '& > button': { flexShrink: '0', width: '8' },
  '& > button[aria-disabled=true]': { color: 'fg.disabled', cursor: 'default' },
});
const wordsStyle = css({
  flex: '1',
  display: 'grid',
  minWidth: '0',
  paddingBlock: '2',
  textStyle: 'sm',
  overflowWrap: 'anywhere',
});
const foundStyle = css({
  width: 'full',
  justifyContent: 'flex-start',
  textAlign: 'start',
  whiteSpace: 'normal',
  minHeight: { base: 'tap', md: '10' },
  overflowWrap: 'anywhere',
});
const hintStyle = css({ textStyle: 'xs', color: 'fg.muted' });
