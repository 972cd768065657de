import { useCallback, useEffect, useRef } from 'react';
import type { Language } from '#shared/language.ts';
import { arabicName } from '#shared/posts/localize.ts';
import { css } from '#styles/css';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { letToolbarActOn, sharedToolbar } from '#web/admin/markdown/shared-toolbar.ts';
import { copy } from '#web/admin/posts/copy.en.ts';
import type { FieldDefinition } from '#web/admin/posts/post-definition.ts';
import { useStore } from '#web/lib/store.ts';
import { controlId } from '../form/post-problems.ts';
import { chooseLanguage, isShown, useLanguageChoice } from './shown-languages.ts';

interface EditorToolbarProps {
  /** The definitions of the post's title and long texts. */
  fields: readonly FieldDefinition[];
}

/**
 * The one toolbar of a post's texts: it acts on the column that was written in last. Ctrl+/ changes the column. Alt+F10
 * moves between a column and the toolbar. The Tab key would pass through the other column, and the toolbar would then
 * act on that one.
 */
export function EditorToolbar({ fields }: EditorToolbarProps) {
  const { choices, chosen } = useLanguageChoice();
  const actsOn = useStore(sharedToolbar, ({ textId }) => textId);
  const bar = useRef<HTMLDivElement>(null);
  const place = useCallback((element: HTMLElement | null) => {
    sharedToolbar.set({ ...sharedToolbar.current(), element });
  }, []);
  // The toolbar must not act on a hidden text.
  useEffect(() => {
    const texts = fields.filter(({ control }) => control === 'markdown').map(({ name }) => name);
    const shown = editedFirst.filter((language) => isShown(language, chosen));
    const ids = shown.flatMap((language) => texts.map((name) => idOf(name, language)));
    if (ids[0] && !ids.includes(actsOn)) letToolbarActOn(ids[0]);
  }, [fields, chosen, actsOn]);
  useColumnKeys(bar, fields, chosen);
  useEffect(keepAboveKeyboard, []);
  return (
    <div ref={bar} className={barStyle}>
      <div ref={place} className={placeStyle} />
      {choices.includes('both') && (
        <p className={hintStyle}>
          {copy.editor.acts} <kbd dir="ltr">Ctrl /</kbd> {copy.editor.tools} <kbd dir="ltr">Alt F10</kbd>
        </p>
      )}
    </div>
  );
}

/** Tells the dialog how much of its footer a phone's keyboard covers. */
function keepAboveKeyboard(): (() => void) | undefined {
  const { visualViewport: seen } = window;
  if (!seen) return undefined;
  const { style } = document.documentElement;
  const tell = () => {
    // In a zoomed page the visible part is also smaller than the window, but not because of a keyboard.
    const covered = seen.scale > 1.01 ? 0 : innerHeight - seen.height - seen.offsetTop;
    style.setProperty('--keyboard-height', `${Math.max(0, Math.round(covered))}px`);
  };
  seen.addEventListener('resize', tell);
  return () => {
    seen.removeEventListener('resize', tell);
    style.removeProperty('--keyboard-height');
  };
}

function idOf(name: string, language: Language): string {
  return controlId(language === 'ar' ? arabicName(name) : name);
}

/**
 * Ctrl or Command with / moves to the same text in the other language; Alt with 1 or 2 shows a language; Alt with F10
 * moves to the toolbar, and back.
 */
function useColumnKeys(
  bar: { readonly current: HTMLElement | null },
  fields: readonly FieldDefinition[],
  chosen: ReturnType<typeof useLanguageChoice>['chosen'],
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const dialog = bar.current?.closest('[role=dialog]');
      if (!(event.target instanceof Element && dialog?.contains(event.target))) return;
      const wanted = isToolbarKey(event) ? 'tools' : languageOfKey(event);
      if (!wanted) return;
      event.preventDefault();
      const { textId } = sharedToolbar.current();
      const ids = [event.target.id, textId];
      const at = ids.map((id) => columnOf(fields, id)).find((is) => is !== undefined);
      if (!at) return;
      if (wanted === 'tools') {
        if (bar.current?.contains(event.target)) document.getElementById(textId)?.focus();
        else focusToolbar(bar.current, textIn(fields, at));
        return;
      }
      const language = wanted === 'other' ? (at.language === 'ar' ? 'en' : 'ar') : wanted;
      if (!isShown(language, chosen)) chooseLanguage(language);
      // A hidden column can take the focus only after it is shown.
      requestAnimationFrame(() => document.getElementById(idOf(at.name, language))?.focus());
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [bar, fields, chosen]);
}

/** True for Alt+F10, the key that moves to the toolbar in most editors. */
function isToolbarKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'F10' && altKey && !(ctrlKey || metaKey || shiftKey);
}

/**
 * Returns the id of the text that the toolbar acts on when a control has the focus: the control's own text, or the first
 * text in the control's language.
 */
function textIn(fields: readonly FieldDefinition[], { name, language }: Column): string {
  const texts = fields.filter(({ control }) => control === 'markdown').map((field) => field.name);
  return idOf(texts.includes(name) ? name : (texts[0] ?? name), language);
}

function focusToolbar(bar: HTMLElement | null, textId: string): void {
  letToolbarActOn(textId);
  // The toolbar of another text is shown first.
  requestAnimationFrame(() => bar?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus());
}

function languageOfKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  if (shiftKey) return undefined;
  if (ctrlKey !== metaKey && !altKey) return key === '/' || code === 'Slash' ? 'other' : undefined;
  if (!altKey || ctrlKey || metaKey) return undefined;
  return code === 'Digit1' ? editedFirst[0] : code === 'Digit2' ? editedFirst[1] : undefined;
}

interface Column {
  readonly name: string;
  readonly language: Language;
}

/** Returns the text and the language of a control, by its id; `undefined` for a control of no text. */
function columnOf(fields: readonly FieldDefinition[], id: string): Column | undefined {
  for (const { name } of fields)
    for (const language of editedFirst) if (idOf(name, language) === id) return { name, language };
  return undefined;
}

const barStyle = css({
  gridArea: 'bar',
  flexShrink: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: 'tap',
  paddingInline: { base: '2', lg: '8' },
  borderBlockWidth: { base: '1px 0', md: '0 1px' },
  borderColor: 'border.subtle',
  background: 'bg.canvas',
});
const placeStyle = css({ display: 'flex', flexGrow: '1', minWidth: '0' });
const hintStyle = css({
  // The buttons for a table need its space.
  ':has([role=group]) > &': { display: 'none' },
  display: { base: 'none', xl: 'block' },
  flexShrink: '0',
  textStyle: 'xs',
  color: 'fg.muted',
  '& kbd': {
    marginInlineStart: '1',
    paddingInline: '1.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'label',
  },
});
