import { Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { copy } from './copy.en.ts';
import { acceptedFiles, filesIn } from './image-file.ts';

interface ImageChooserProps {
  id: string;
  /** Id of what names the item. */
  labelledBy: string;
  isUploading: boolean;
  /** How much is sent, from 0 to 1. */
  share: number;
  onFile: (file: File) => void;
  /** A picture that is pasted or dropped anywhere here counts too. */
  children: ReactNode;
}

/** Takes a picture from a file chooser, dropped or pasted, and shows how far its upload is. */
export function ImageChooser({ id, labelledBy, isUploading, share, onFile, children }: ImageChooserProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (event: { preventDefault: () => void }, transfer: DataTransfer) => {
    const [file] = filesIn(transfer);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting here are shortcuts for the button within, which does the same and has the name
    <div
      onPaste={(event) => take(event, event.clipboardData)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        take(event, event.dataTransfer);
      }}
      className={cx(areaStyle, isOver && css({ outline: '3px dashed' }))}
    >
      {children}
      <div className={rowStyle}>
        <label className={cx(button({ variant: 'outline', size: 's' }), chooseStyle)}>
          <Icon of={Upload} size={18} />
          <span id={`${id}-label`}>{copy.choose}</span>
          <input
            id={id}
            type="file"
            accept={acceptedFiles}
            aria-labelledby={`${labelledBy} ${id}-label`}
            aria-describedby={`${id}-hint`}
            className={css({ srOnly: true })}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              currentTarget.value = '';
              if (file) onFile(file);
            }}
          />
        </label>
        <p id={`${id}-hint`} className={hintStyle}>
          {copy.hint}
        </p>
      </div>
      {isUploading && (
        <div className={uploadStyle} role="status">
          <span id={`${id}-progress`}>{copy.uploading}</span>
          <progress
            aria-labelledby={`${id}-progress`}
            {...(share > 0 && { value: share })}
            max={1}
            className={progressStyle}
          />
        </div>
      )}
    </div>
  );
}

const areaStyle = css({
  display: 'grid',
  gap: '4',
  borderRadius: 'control',
  outlineColor: 'brand.solid',
  outlineOffset: '6px',
});
const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
});
const chooseStyle = css({
  position: 'relative',
  _focusWithin: { outline: '3px solid var(--focus)', outlineOffset: '2px' },
});
const hintStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const uploadStyle = css({ textStyle: 'sm', display: 'grid', gap: '1' });
const progressStyle = css({ width: 'full', height: '2.5', accentColor: 'brand.solid' });
