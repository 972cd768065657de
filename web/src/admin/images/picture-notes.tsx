import { useEffect, useState } from 'react';
import type { ImageSize } from '#shared/content/definition.ts';
import { css } from '#styles/css';
import { copy } from './copy.en.ts';
import { measurePicture } from './measure-picture.ts';
import { pictureAddress } from './picture-address.ts';

interface PictureNotesProps {
  address: string;
  /** The size that fits the picture's place. */
  place: ImageSize | undefined;
}

/** Warns of a picture that is missing at its address or smaller than recommended. */
export function PictureNotes({ address, place }: PictureNotesProps) {
  const shown = pictureAddress(address);
  const [measured, setMeasured] = useState<{ address: string; size: ImageSize | undefined }>();
  useEffect(() => {
    if (!shown) return;
    let isCurrent = true;
    void measurePicture(shown).then((size) => isCurrent && setMeasured({ address: shown, size }));
    return () => {
      isCurrent = false;
    };
  }, [shown]);
  const size = measured?.size;
  const note =
    !shown || measured?.address !== shown
      ? ''
      : !size
        ? copy.notThere
        : place && (size.width < place.width || size.height < place.height)
          ? copy.tooSmall(size.width, size.height)
          : '';
  return (
    <p role="status" className={noteStyle}>
      {note}
    </p>
  );
}

const noteStyle = css({
  marginTop: '2',
  paddingInline: '3',
  paddingBlock: '1.5',
  borderRadius: 'control',
  background: 'label.subtle',
  textStyle: 'sm',
  _empty: { display: 'none' },
});
