import { chakra } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { acceptedFiles, fileIn } from '../../features/images/image-file.ts';
import { ButtonLabel } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { copy } from './copy.en.ts';

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
    const file = fileIn(transfer);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    <chakra.div
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
      display="grid"
      gap="4"
      borderRadius="control"
      outline={isOver ? '3px dashed' : undefined}
      outlineColor="brand.solid"
      outlineOffset="6px"
    >
      {children}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <ButtonLabel
          variant="outline"
          size="s"
          position="relative"
          _focusWithin={{ outline: '3px solid var(--focus)', outlineOffset: '2px' }}
        >
          <Icon of={Upload} size={18} />
          <span id={`${id}-label`}>{copy.choose}</span>
          <chakra.input
            id={id}
            type="file"
            accept={acceptedFiles}
            aria-disabled={isUploading}
            aria-labelledby={`${labelledBy} ${id}-label`}
            aria-describedby={`${id}-hint`}
            srOnly
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              currentTarget.value = '';
              if (file) onFile(file);
            }}
          />
        </ButtonLabel>
        <chakra.p id={`${id}-hint`} textStyle="sm" color="fg.muted">
          {copy.hint}
        </chakra.p>
      </chakra.div>
      {isUploading && (
        <chakra.div textStyle="sm" role="status" display="grid" gap="1">
          <span id={`${id}-progress`}>{copy.uploading}</span>
          <chakra.progress
            aria-labelledby={`${id}-progress`}
            value={share}
            max={1}
            width="full"
            height="10px"
            accentColor="brand.solid"
          />
        </chakra.div>
      )}
    </chakra.div>
  );
}
