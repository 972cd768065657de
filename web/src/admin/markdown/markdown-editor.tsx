import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { directionOf, type Language } from '../../../../shared/language.ts';
import { css, cx } from '../../../styled-system/css/index.js';
import { fileIn } from '../../features/images/image-file.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextArea } from '../ui/text-box.tsx';
import { applyEdit, selectedIn } from './apply-edit.ts';
import { copy } from './copy.en.ts';
import { FormattingHelp } from './formatting-help.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { insertPicture } from './text-edit.ts';
import { Toolbar } from './toolbar.tsx';
import { type Tool, toolOfKey } from './tools.ts';
import { UploadProgress } from './upload-progress.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

interface MarkdownEditorProps {
  /** Id of the text area. */
  id: string;
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
}

/**
 * A field for a text in Markdown: buttons that format what is selected (Ctrl or Command with B, I, K too), pictures
 * chosen, dropped or pasted, and beside or below the text what visitors will see.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { id, label, language, rows, value, onChange, error, describedBy, readOnly = false } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const [isPreviewed, setIsPreviewed] = useState(() => matchMedia('(min-width: 768px)').matches);
  const placeholders = copy.placeholders[language];
  const { upload, isUploading, share } = usePictureUpload((address) => {
    const edit = box.current && insertPicture(selectedIn(box.current), address, placeholders.picture);
    if (box.current && edit) applyEdit(box.current, edit);
  });
  const use = (tool: Tool) => {
    if (box.current && !readOnly)
      applyEdit(box.current, tool.edit(selectedIn(box.current), placeholders.link));
  };
  const takePicture = (event: { preventDefault: () => void }, transfer: DataTransfer) => {
    const file = fileIn(transfer);
    if (!file || readOnly) return;
    event.preventDefault();
    upload(file);
  };
  const pressKey = (event: KeyboardEvent) => {
    const tool = toolOfKey(event.nativeEvent);
    if (!tool) return;
    event.preventDefault();
    use(tool);
  };
  return (
    <div className={css({ minWidth: '0', containerType: 'inline-size' })}>
      <label
        htmlFor={id}
        lang={language}
        dir={directionOf(language)}
        className={css({
          display: 'block',
          marginBottom: '2',
          textStyle: 'sm',
          fontWeight: 'strong',
          lineHeight: '26px',
        })}
      >
        {label}
      </label>
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: '2',
          marginBottom: '1',
        })}
      >
        <Toolbar label={label} controls={id} isUploading={isUploading} onTool={use} onPicture={upload} />
        <Button
          variant="plain"
          size="xs"
          aria-expanded={isPreviewed}
          aria-controls={`${id}-preview`}
          aria-label={copy.previewOf(label)}
          onClick={() => setIsPreviewed(!isPreviewed)}
        >
          <Icon of={isPreviewed ? EyeOff : Eye} size={18} />
          {copy.preview}
        </Button>
      </div>
      <div
        className={cx(
          css({ display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' }),
          isPreviewed &&
            css({ '@container (min-width: 760px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
        )}
      >
        <TextArea
          ref={box}
          id={id}
          rows={rows}
          value={value}
          readOnly={readOnly}
          lang={language}
          dir={directionOf(language)}
          aria-invalid={error !== undefined}
          aria-describedby={[error && `${id}-problem`, describedBy, `${id}-hint`].filter(Boolean).join(' ')}
          onKeyDown={pressKey}
          onPaste={(event) => takePicture(event, event.clipboardData)}
          onDrop={(event) => takePicture(event, event.dataTransfer)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {isPreviewed && (
          <MarkdownPreview id={`${id}-preview`} label={label} text={value} language={language} />
        )}
      </div>
      {isUploading && <UploadProgress share={share} />}
      {error && <FieldError id={`${id}-problem`}>{error}</FieldError>}
      <div className={css({ marginTop: '[6px]' })}>
        <FormattingHelp hintId={`${id}-hint`} />
      </div>
    </div>
  );
}
