import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { ListKey } from '#shared/content/company/lists.ts';
import { directionOf, type Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { ImagePreview } from '#web/admin/images/image-preview.tsx';
import { useFocusAfterChange } from '#web/admin/lib/focus-after-change.ts';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { useRowFocus } from '#web/admin/lib/roving-focus.ts';
import { QuietTag } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldError } from '#web/admin/ui/fields/field-parts.tsx';
import { IconButton } from '#web/admin/ui/icon-button.tsx';
import { RowKeysHint } from '#web/admin/ui/row-keys-hint.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { ContentTexts } from '../state/content-drafts.tsx';
import { copy } from './copy.en.ts';
import { EntryFields, withPicture } from './entry-fields.tsx';
import { type EntryTexts, emptyRow, type ListRow, movedTo, rowsOf, textsOf } from './list-rows.ts';
import { useSlotTexts } from './slot-texts.ts';

interface ListEditorProps {
  contentKey: ListKey;
  /** Id of the heading that names the item. */
  id: string;
  texts: ContentTexts;
  problem: string | undefined;
  onChange: (change: ContentTexts) => void;
}

/** The entries of a list: added, changed, put in order by buttons, keys or pointer, hidden, and removed. */
export function ListEditor({ contentKey, id, texts, problem, onChange }: ListEditorProps) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<number>();
  /**
   * The entry that is being moved by the arrow keys or the pointer, and the texts before the move. Escape restores these texts.
   */
  const [lifted, setLifted] = useState<{ at: number; before: ContentTexts; byPointer: boolean }>();
  const [said, setSaid] = useState('');
  /** The texts before an entry was removed. */
  const [removed, setRemoved] = useState<ContentTexts>();
  const slotTexts = useSlotTexts(contentKey);
  const rows = rowsOf(texts, slotTexts.length);
  const focusOn = useFocusAfterChange(list);
  const { tabIndexOf, inList } = useRowFocus([...rows.keys()].map(String));

  const write = (changed: readonly ListRow[]) => {
    setRemoved(undefined);
    onChange(textsOf(changed));
  };
  const textsIn = (row: ListRow, language: Language): EntryTexts =>
    slotTexts[row.slot - 1]?.[language] ?? (language === 'ar' ? row.arabic : row);
  const nameOf = (row: ListRow | undefined) => {
    if (!row) return '';
    return textsIn(row, adminLanguage).title || textsIn(row, 'en').title || copy.unnamed;
  };
  const move = (from: number, to: number, focused: string) => {
    if (to < 0 || to >= rows.length || from === to) return;
    write(movedTo(rows, from, to));
    setSaid(copy.place(nameOf(rows[from]), to + 1, rows.length));
    if (open !== undefined) setOpen(movedTo([...rows.keys()], from, to).indexOf(open));
    if (lifted) setLifted({ ...lifted, at: to });
    focusOn(`[data-row="${to}"] [data-${focused}]`);
  };
  const change = (at: number, changed: Partial<ListRow>) =>
    write(rows.map((row, i) => (i === at ? { ...row, ...changed } : row)));
  const remove = (at: number) => {
    write(rows.filter((_, i) => i !== at));
    setOpen(undefined);
    setRemoved(texts);
    setSaid(copy.removed(nameOf(rows[at])));
    focusOn('[data-undo]');
  };
  const add = () => {
    write([...rows, emptyRow]);
    setOpen(rows.length);
    focusOn(`[data-row="${rows.length}"] input`);
  };

  const lift = (at: number, byPointer: boolean) => {
    setLifted({ at, before: texts, byPointer });
    setSaid(`${copy.place(nameOf(rows[at]), at + 1, rows.length)}. ${copy.keys}`);
  };
  const putBack = () => {
    if (!lifted) return;
    onChange(lifted.before);
    setLifted(undefined);
    setSaid('');
  };
  const onHandleKey = (event: KeyboardEvent, at: number) => {
    const isLifted = lifted?.at === at;
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[event.key];
    if (event.key === ' ') {
      if (isLifted) setLifted(undefined);
      else lift(at, false);
    } else if (isLifted && to !== undefined) move(at, to, 'handle');
    else if (isLifted && event.key === 'Escape') {
      putBack();
      const before = rowsOf(lifted.before, slotTexts.length);
      const first = before.findIndex((row) => JSON.stringify(row) === JSON.stringify(rows[at]));
      focusOn(`[data-row="${Math.max(0, first)}"] [data-handle]`);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (!lifted?.byPointer || !list.current) return;
    const tops = [...list.current.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect());
    const over = tops.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom);
    if (over >= 0 && over !== lifted.at) move(lifted.at, over, 'handle');
  };

  return (
    <div ref={list} className={stackStyle}>
      {rows.length === 0 && <p className={noteStyle}>{copy.empty}</p>}
      <ol
        aria-labelledby={id}
        aria-describedby={`${id}-keys`}
        {...inList}
        className={listStyle}
        onPointerMove={onPointerMove}
        onPointerUp={() => lifted?.byPointer && setLifted(undefined)}
        onPointerCancel={() => lifted?.byPointer && putBack()}
      >
        {rows.map((row, at) => {
          const name = nameOf(row);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id; the focus follows them by their place
              key={at}
              data-row={at}
              data-lifted={lifted?.at === at || undefined}
              data-hidden={row.hidden || undefined}
              className={rowStyle}
            >
              <div data-tools className={barStyle}>
                <span className={handleStyle}>
                  <IconButton
                    tooltip={copy.handle}
                    aria-label={copy.of(copy.handle, copy.place(name, at + 1, rows.length))}
                    aria-pressed={lifted?.at === at}
                    data-handle
                    tabIndex={tabIndexOf(String(at))}
                    onKeyDown={(event) => onHandleKey(event, at)}
                    onPointerDown={(event) => {
                      event.currentTarget.closest('ol')?.setPointerCapture(event.pointerId);
                      lift(at, true);
                    }}
                  >
                    <Icon of={GripVertical} size={18} />
                  </IconButton>
                </span>
                {withPicture.includes(contentKey) && row.picture && (
                  <span className={pictureStyle}>
                    <ImagePreview address={row.picture} size="small" />
                  </span>
                )}
                <div className={namesStyle}>
                  {editedFirst.map((language) => (
                    <Names
                      key={language}
                      language={language}
                      texts={textsIn(row, language)}
                      isFixed={row.slot > 0}
                    />
                  ))}
                </div>
                <div className={actionsStyle}>
                  {row.hidden && <QuietTag>{copy.hidden}</QuietTag>}
                  <IconButton
                    tooltip={copy.up}
                    aria-label={copy.of(copy.up, name)}
                    aria-disabled={at === 0}
                    data-up
                    tabIndex={tabIndexOf(String(at))}
                    onClick={() => move(at, at - 1, 'up')}
                  >
                    <Icon of={ArrowUp} size={18} />
                  </IconButton>
                  <IconButton
                    tooltip={copy.down}
                    aria-label={copy.of(copy.down, name)}
                    aria-disabled={at === rows.length - 1}
                    data-down
                    tabIndex={tabIndexOf(String(at))}
                    onClick={() => move(at, at + 1, 'down')}
                  >
                    <Icon of={ArrowDown} size={18} />
                  </IconButton>
                  <IconButton
                    tooltip={copy.hide}
                    aria-label={copy.of(copy.hide, name)}
                    aria-pressed={row.hidden}
                    tabIndex={tabIndexOf(String(at))}
                    onClick={() => change(at, { hidden: !row.hidden })}
                  >
                    <Icon of={row.hidden ? EyeOff : Eye} size={18} />
                  </IconButton>
                  {row.slot === 0 && (
                    <IconButton
                      tooltip={copy.remove}
                      aria-label={copy.of(copy.remove, name)}
                      data-tone="danger"
                      tabIndex={tabIndexOf(String(at))}
                      onClick={() => remove(at)}
                    >
                      <Icon of={Trash2} size={18} />
                    </IconButton>
                  )}
                  <Button
                    variant="edit"
                    size={{ base: 's', md: 'xs' }}
                    aria-label={copy.of(open === at ? copy.close : copy.edit, name)}
                    aria-expanded={open === at}
                    tabIndex={tabIndexOf(String(at))}
                    onClick={() => setOpen(open === at ? undefined : at)}
                  >
                    <Icon of={Pencil} size={16} />
                    {open === at ? copy.close : copy.edit}
                  </Button>
                </div>
              </div>
              {open === at && (
                <EntryFields
                  contentKey={contentKey}
                  id={`${id}-${at}`}
                  place={at + 1}
                  row={row}
                  onChange={(changed) => change(at, changed)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {rows.length > 1 && <RowKeysHint id={`${id}-keys`} />}
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      <button type="button" data-add aria-describedby={id} onClick={add} className={addStyle}>
        <span aria-hidden="true" className={gapStyle} />
        <Icon of={Plus} size={16} />
        {copy.words[contentKey].add}
      </button>
      <div className={saidStyle}>
        <p role="status" className={removed || lifted ? noteStyle : css({ srOnly: true })}>
          {said}
        </p>
        {removed && (
          <Button
            variant="outline"
            size="xs"
            data-undo
            onClick={() => {
              onChange(removed);
              setRemoved(undefined);
              setSaid('');
              focusOn('[data-add]');
            }}
          >
            {copy.undo}
          </Button>
        )}
      </div>
    </div>
  );
}

interface NamesProps {
  language: Language;
  texts: EntryTexts;
  /** True for the texts of a fixed item. */
  isFixed: boolean;
}

/** Title and text of an entry in a language. A phone shows them only in the language of the admin area. */
function Names({ language, texts: { title, text }, isFixed }: NamesProps) {
  const isOther = language !== adminLanguage;
  return (
    <div lang={language} dir={directionOf(language)} data-other={isOther || undefined} className={nameStyle}>
      {title || text ? (
        <>
          <p className={titleStyle}>{title}</p>
          <p className={textStyle}>{text}</p>
        </>
      ) : (
        (!isOther || !isFixed) && (
          <p lang={adminLanguage} dir={directionOf(adminLanguage)} className={textStyle}>
            {isFixed ? copy.emptySlot : language === 'ar' ? copy.noArabic : copy.unnamed}
          </p>
        )
      )}
    </div>
  );
}

const stackStyle = css({ display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' });
const noteStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const saidStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const listStyle = css({
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  '&:empty': { display: 'none' },
});
const rowStyle = css({
  '& + &': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '&[data-hidden]': { background: 'bg.shelf' },
  '&[data-lifted]': {
    background: 'label.subtle',
    outline: '2px solid',
    outlineColor: 'fg.default',
    userSelect: 'none',
  },
});
const barStyle = css({
  display: 'flex',
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  columnGap: '3',
  minHeight: '[68px]',
  padding: '2',
});
const handleStyle = css({ cursor: 'grab', touchAction: 'none', '& button': { cursor: 'inherit' } });
const pictureStyle = css({ flexShrink: '0' });
const namesStyle = css({
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  columnGap: '6',
  flex: '1 1 200px',
  minWidth: '0',
});
const nameStyle = css({ minWidth: '0', '&[data-other]': { display: { base: 'none', md: 'block' } } });
const titleStyle = css({ textStyle: 'sm', fontWeight: 'strong', overflowWrap: 'anywhere' });
const textStyle = css({
  textStyle: 'xs',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  lineClamp: 2,
});
const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  marginInlineStart: 'auto',
});
const addStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: 'tap',
  paddingInline: '4',
  paddingBlock: '3',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  fontWeight: 'strong',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { background: 'label.subtle' },
});
const gapStyle = css({
  width: '3.5',
  height: '[20px]',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'fg.default',
});
