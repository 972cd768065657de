import { X } from 'lucide-react';
import { useRef } from 'react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { Button } from '../ui/button.tsx';
import { copy } from './copy.en.ts';
import type { Pasted } from './paste/rich-text.ts';
import { PictureChooser } from './toolbar.tsx';

interface PastedNoteProps {
  pasted: Pasted;
  onPictures: (files: File[]) => void;
  onClose: () => void;
}

/**
 * Says which tables and pictures of a pasted text were kept, and names the missing pictures, with a button that adds
 * their files.
 */
export function PastedNote({ pasted: { tables, pictures, left }, onPictures, onClose }: PastedNoteProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div role="status" className={noteStyle}>
      <span className={wordsStyle}>
        {tables + pictures > 0 && <span>{copy.pasted.cameAlong(tables, pictures)} </span>}
        {left.length > 0 && (
          <span>
            {copy.pasted.leftOut(left.length)}{' '}
            <bdi>{left.map((name) => name || copy.pasted.unnamed).join(', ')}</bdi>
          </span>
        )}
      </span>
      {left.length > 0 && (
        <>
          <Button variant="outline" size="xs" onClick={() => chooser.current?.click()}>
            {copy.pasted.addThem(left.length)}
          </Button>
          <PictureChooser chooser={chooser} onPictures={onPictures} />
        </>
      )}
      <Button variant="plain" size="xs" aria-label={copy.pasted.close} onClick={onClose}>
        <Icon of={X} size={18} />
      </Button>
    </div>
  );
}

const noteStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  marginBottom: '2',
  paddingInline: '3',
  paddingBlock: '1.5',
  background: 'label.subtle',
  borderRadius: 'control',
  textStyle: 'sm',
});
const wordsStyle = css({ flex: '1', minWidth: 'words', overflowWrap: 'anywhere' });
