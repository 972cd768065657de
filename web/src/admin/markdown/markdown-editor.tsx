import { Eye } from 'lucide-react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { directionOf, type Language } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { useStore } from '#web/lib/store.ts';
import { UploadProgress } from '../images/image-chooser.tsx';
import { labelLanguage } from '../lib/language/label-language.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/fields/field-parts.tsx';
import { type TextSource, useOwnText } from '../ui/fields/own-text.ts';
import { TextArea } from '../ui/fields/text-box.tsx';
import { copy } from './copy.en.ts';
import { FormattingHelp } from './formatting-help.tsx';
import { LibraryPick } from './library-pick.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { PastedNote } from './pasted-note.tsx';
import { PictureWarnings } from './picture-warnings.tsx';
import { letToolbarActOn, sharedToolbar } from './shared-toolbar.ts';
import type { Selected } from './text-edit.ts';
import { selectedIn } from './text-edit.ts';
import { editorStyle, labelStyle, sharedToolsStyle, textSize } from './text-look.ts';
import { Toolbar } from './toolbar.tsx';
import { useSteady } from './use-steady.ts';
import { useTextEdits } from './use-text-edits.ts';
import { ViewSwitch } from './view-switch.tsx';

export interface MarkdownEditorProps {
  /** Id of the text area. */
  id: string;
  /** Name of the field in its form. */
  name: string;
  /** Label of the text, in its own language. */
  label: string;
  /** True if a heading already names the text: the label is then visually hidden, and shown as the placeholder. */
  hidesLabel?: boolean;
  /** True for a text without a frame, on which the {@link sharedToolbar} acts. */
  sharesTools?: boolean;
  language: Language;
  rows: number;
  text: TextSource;
  /** Called at once with each change. When it returns, `text` must have the new value. */
  onChange: (value: string) => void;
  /** The problem of the text, as a sentence. */
  error?: string | undefined;
  /** Ids of further descriptions of the text. */
  describedBy?: string | undefined;
  required?: boolean;
  /** Shows the text in the other way: formatted instead of as Markdown, or the reverse. */
  onOtherView?: (() => void) | undefined;
}

/**
 * A field for a Markdown text: formatting buttons (also Ctrl or Command with B, I, K), lists that continue with the
 * Enter key, pictures that are chosen, dropped or pasted, formatted text pasted from documents and pages, and a preview
 * beside or below the text.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const {
    id,
    name,
    label,
    hidesLabel = false,
    sharesTools = false,
    language,
    rows,
    text,
    onChange,
    error,
    describedBy,
    required = false,
    onOtherView,
  } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const first = useOwnText(box, text);
  const shared = useStore(sharedToolbar, ({ element, textId }) => (textId === id ? element : null));
  const [isPreviewed, setIsPreviewed] = useState(
    () => !sharesTools && matchMedia('(min-width: 768px)').matches,
  );
  const [asked, setAsked] = useState<Selected>();
  const { progress, pasted, forgetPasted, use, choosePictures, inBox } = useTextEdits(box, language);
  const acts = useSteady({
    onTool: use,
    onPictures: choosePictures,
    onLibrary: () => box.current && setAsked(selectedIn(box.current)),
    onUndo: () => {
      box.current?.focus();
      document.execCommand('undo');
    },
  });
  const toolbar = (
    <div className={sharesTools ? sharedToolsStyle : toolsStyle}>
      <Toolbar label={label} controls={id} isUploading={progress !== undefined} {...acts} />
      <Button
        variant="plain"
        size="xs"
        aria-expanded={isPreviewed}
        aria-controls={`${id}-preview`}
        aria-label={copy.previewOf(label)}
        className={previewButtonStyle}
        onClick={() => setIsPreviewed(!isPreviewed)}
      >
        <Icon of={Eye} size={18} />
        <span className={previewWordStyle}>{copy.preview}</span>
      </Button>
    </div>
  );
  return (
    <div className={editorStyle}>
      <label
        htmlFor={id}
        lang={labelLanguage(language)}
        dir={directionOf(labelLanguage(language))}
        className={hidesLabel ? css({ srOnly: true }) : labelStyle}
      >
        {label}
      </label>
      {sharesTools ? shared && createPortal(toolbar, shared) : toolbar}
      <LibraryPick box={box} language={language} asked={asked} onClose={() => setAsked(undefined)} />
      {progress && <UploadProgress {...progress} />}
      {pasted && (
        <PastedNote
          pasted={pasted}
          onPictures={(files) => {
            choosePictures(files);
            forgetPasted();
          }}
          onClose={() => {
            forgetPasted();
            box.current?.focus();
          }}
        />
      )}
      <div className={cx(panesStyle, isPreviewed && sideBySideStyle)}>
        <TextArea
          ref={box}
          id={id}
          name={name}
          rows={rows}
          defaultValue={first}
          {...(hidesLabel && { placeholder: label })}
          {...(sharesTools && { className: cx(boxlessStyle, textSize), onFocus: () => letToolbarActOn(id) })}
          lang={language}
          dir={directionOf(language)}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={[error && `${id}-problem`, describedBy, `${id}-hint`].filter(Boolean).join(' ')}
          {...inBox}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {isPreviewed && (
          <MarkdownPreview id={`${id}-preview`} label={label} text={text} language={language} />
        )}
      </div>
      {error && <FieldError id={`${id}-problem`}>{error}</FieldError>}
      <div className={css({ marginTop: '1.5' })}>
        <PictureWarnings text={text} />
        <ViewSwitch
          hintId={`${id}-hint`}
          hint={copy.hint}
          action={copy.visual.asText}
          onPress={onOtherView}
        />
        <FormattingHelp />
      </div>
    </div>
  );
}

const boxlessStyle = css({
  flexGrow: '1',
  padding: '0',
  borderWidth: '0',
  borderRadius: 'none',
  background: 'transparent',
  resize: 'none',
  // The placeholder is the name of the field, in the language of the admin area.
  _placeholder: { fontFamily: "['Archivo', 'Alexandria', Arial, sans-serif]" },
});
/** The tools stay visible while the text is scrolled. */
const toolsStyle = css({
  position: 'sticky',
  top: '0',
  zIndex: 'raised',
  background: 'bg.canvas',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '2',
  marginBottom: '1',
});
/** On narrow screens the button shows only its icon. */
const previewButtonStyle = css({
  flexShrink: '0',
  _expanded: { background: 'bg.sunken' },
  '@container (max-width: 499.98px)': { minWidth: '9', paddingInline: '2' },
  '@container (max-width: 299.98px)': { minWidth: '6', paddingInline: '1' },
});
const previewWordStyle = css({ '@container (max-width: 499.98px)': { srOnly: true } });
const panesStyle = css({
  display: 'grid',
  flexGrow: '1',
  gap: '3',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
});
const sideBySideStyle = css({
  '@container (min-width: 760px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: '1fr',
    // Beside a long text the preview stays visible below the tools.
    '& > section': { position: 'sticky', top: '12', alignSelf: 'start' },
  },
});
