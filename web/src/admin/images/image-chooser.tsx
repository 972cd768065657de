import { Upload } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { ProgressBar } from '#web/admin/ui/progress-bar.tsx';
import { Icon } from '#web/components/icon.tsx';
import { copy } from './copy.en.ts';
import { acceptedFiles, filesIn } from './image-file.ts';
import { LibraryButton } from './library/library-button.tsx';
import type { SeveralProgress } from './send-several.ts';

interface ImageChooserProps {
  id: string;
  /** Id of the element that names the item. */
  labelledBy: string;
  isUploading: boolean;
  /** The sent share, from 0 to 1. */
  share: number;
  /** The number of the picture, if several are uploaded. */
  place?: Pick<SeveralProgress, 'number' | 'of'> | undefined;
  /** Called with one file; of several dropped together, with the first. */
  onFile?: (file: File) => void;
  /** Called with all files that are chosen, dropped or pasted together. @default only the first, by `onFile` */
  onFiles?: (files: readonly File[]) => void;
  /** Called with the address of a picture from the library. Without it the library is not offered. */
  onPick?: (address: string) => void;
  /** The area that accepts dropped and pasted pictures. */
  children: ReactNode;
}

/** Takes a picture from a file chooser, dropped or pasted, and shows how far its upload is. */
export function ImageChooser({
  id,
  labelledBy,
  isUploading,
  share,
  place = { number: 1, of: 1 },
  onFile,
  onFiles = ([file]) => file && onFile?.(file),
  onPick,
  children,
}: ImageChooserProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (event: { preventDefault: () => void }, transfer: DataTransfer) => {
    const files = filesIn(transfer);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
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
            multiple={onFile === undefined}
            accept={acceptedFiles}
            aria-labelledby={`${labelledBy} ${id}-label`}
            aria-describedby={`${id}-hint`}
            className={css({ srOnly: true })}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              currentTarget.value = '';
              if (files.length > 0) onFiles(files);
            }}
          />
        </label>
        {onPick && <LibraryButton describedBy={labelledBy} onPick={({ address }) => onPick(address)} />}
        <p id={`${id}-hint`} className={hintStyle}>
          {copy.hint}
        </p>
      </div>
      {isUploading && <UploadProgress {...place} share={share} />}
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

/** The progress of an upload: which picture, and the sent share. The bar is striped while the share is unknown. */
export function UploadProgress({ number, of, share }: SeveralProgress) {
  const id = useId();
  return (
    <div role="status" className={uploadStyle}>
      <span id={id}>{copy.uploading(number, of)}</span>
      <ProgressBar aria-labelledby={id} share={share || undefined} />
    </div>
  );
}

const uploadStyle = css({ display: 'grid', gap: '1', marginBottom: '2', textStyle: 'sm' });
