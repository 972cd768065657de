import { Eye } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { directionOf, type Language } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { filesIn } from '../images/image-file.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { TextArea } from '../ui/text-box.tsx';
import { applyEdit, selectedIn } from './apply-edit.ts';
import { continueLines } from './continue-lines.ts';
import { copy } from './copy.en.ts';
import { FormattingHelp } from './formatting-help.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { putPictures } from './put-pictures.ts';
import { Toolbar } from './toolbar.tsx';
import { type Tool, toolOfKey } from './tools.ts';
import { UploadProgress } from './upload-progress.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

interface MarkdownEditorProps {
  /** Id of the text area. */
  id: string;
  /** Of the field in its form. */
  name: string;
  /** What the text is called, in its own language. */
  label: string;
  language: Language;
  rows: number;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the text, as a sentence. */
  error?: string | undefined;
  /** Ids of what else describes the text. */
  describedBy?: string | undefined;
  readOnly?: boolean;
  required?: boolean;
}

/**
 * A field for a text in Markdown: buttons that format what is selected (Ctrl or Command with B, I, K too), lists that go
 * on with the Enter key, pictures chosen, dropped or pasted, and beside or below the text what visitors will see.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const {
    id,
    name,
    label,
    language,
    rows,
    value,
    onChange,
    error,
    describedBy,
    readOnly = false,
    required = false,
  } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const [isPreviewed, setIsPreviewed] = useState(() => matchMedia('(min-width: 768px)').matches);
  const { upload, progress } = usePictureUploads((addresses, asked) => {
    if (box.current) putPictures(box.current, addresses, asked);
  });
  const use = (tool: Tool) => {
    if (box.current && !readOnly)
      applyEdit(box.current, tool.edit(selectedIn(box.current), copy.linkText[language]));
  };
  const choosePictures = (files: readonly File[]) => {
    if (box.current && !readOnly) upload(files, selectedIn(box.current));
  };
  const takePictures = (event: { preventDefault: () => void }, transfer: DataTransfer) => {
    const files = filesIn(transfer);
    if (files.length === 0) return;
    event.preventDefault();
    choosePictures(files);
  };
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const tool = toolOfKey(event.nativeEvent);
    const edit = !readOnly && isPlainEnter(event) && continueLines(selectedIn(event.currentTarget));
    if (!tool && !edit) return;
    event.preventDefault();
    if (tool) use(tool);
    else if (edit) applyEdit(event.currentTarget, edit);
  };
  return (
    <div className={editorStyle}>
      <label htmlFor={id} lang={language} dir={directionOf(language)} className={labelStyle}>
        {label}
      </label>
      <div className={toolsStyle}>
        <Toolbar
          label={label}
          controls={id}
          isUploading={progress !== undefined}
          onTool={use}
          onPictures={choosePictures}
        />
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
          {copy.preview}
        </Button>
      </div>
      {progress && <UploadProgress {...progress} />}
      <div className={cx(panesStyle, isPreviewed && sideBySideStyle)}>
        <TextArea
          ref={box}
          id={id}
          name={name}
          rows={rows}
          value={value}
          readOnly={readOnly}
          lang={language}
          dir={directionOf(language)}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={[error && `${id}-problem`, describedBy, `${id}-hint`].filter(Boolean).join(' ')}
          onKeyDown={pressKey}
          onPaste={(event) => takePictures(event, event.clipboardData)}
          onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
          onDrop={(event) => takePictures(event, event.dataTransfer)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {isPreviewed && (
          <MarkdownPreview id={`${id}-preview`} label={label} text={value} language={language} />
        )}
      </div>
      {error && <FieldError id={`${id}-problem`}>{error}</FieldError>}
      <div className={css({ marginTop: '1.5' })}>
        <p role="status" className={warningStyle}>
          {undescribedPicture.test(value) && copy.undescribed}
        </p>
        <FormattingHelp hintId={`${id}-hint`} />
      </div>
    </div>
  );
}

const undescribedPicture = /!\[\s*\]\(\S+\)/;

function isPlainEnter({ key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !(shiftKey || ctrlKey || altKey || metaKey || nativeEvent.isComposing);
}

const editorStyle = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  containerType: 'inline-size',
});
const labelStyle = css({
  display: 'block',
  marginBottom: '2',
  textStyle: 'sm',
  fontWeight: 'strong',
  lineHeight: '26px',
});
const toolsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '2',
  marginBottom: '1',
});
const previewButtonStyle = css({ _expanded: { background: 'bg.sunken' } });
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
  },
});
const warningStyle = css({ textStyle: 'sm', fontWeight: 'medium', color: 'fg.default' });
