import { useState } from 'react';
import { css, cx } from '../../../styled-system/css/index.js';
import { copy } from './copy.en.ts';
import { pictureAddress } from './picture-address.ts';

/** A picture in small, or that there is none. One that cannot be shown is hidden. */
export function ImagePreview({ address }: { address: string }) {
  const [broken, setBroken] = useState<string>();
  const shown = pictureAddress(address);
  return (
    <div
      className={cx(
        css({
          display: 'grid',
          placeItems: 'center',
          width: '[160px]',
          height: '[100px]',
          borderRadius: 'control',
          background: 'bg.shelf',
          overflow: 'hidden',
          textStyle: 'sm',
          color: 'fg.muted',
        }),
        shown
          ? css({ borderWidth: '1px', borderColor: 'border.subtle' })
          : css({ borderWidth: '1px', borderStyle: 'dashed', borderColor: 'border.control' }),
      )}
    >
      {shown ? (
        <img
          src={shown}
          alt=""
          hidden={broken === shown}
          onError={() => setBroken(shown)}
          className={css({
            width: '[158px]',
            height: '[98px]',
            objectFit: 'contain',
            _hidden: { display: 'none' },
          })}
        />
      ) : (
        copy.none
      )}
    </div>
  );
}
