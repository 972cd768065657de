import { useState } from 'react';
import { css, cx } from '#styles/css';
import { copy } from './copy.en.ts';
import { pictureAddress } from './picture-address.ts';

/** A picture in small, or that there is none. One that cannot be shown is hidden. */
export function ImagePreview({ address, size = 'medium' }: { address: string; size?: 'small' | 'medium' }) {
  const [broken, setBroken] = useState<string>();
  const shown = pictureAddress(address);
  return (
    <div
      className={cx(
        css({
          display: 'grid',
          placeItems: 'center',
          flexShrink: '0',
          borderRadius: 'control',
          background: 'bg.shelf',
          overflow: 'hidden',
          textStyle: 'sm',
          color: 'fg.muted',
        }),
        size === 'small'
          ? css({
              width: '[72px]',
              height: '[45px]',
              textStyle: 'xs',
              textAlign: 'center',
              lineHeight: '1.2',
            })
          : css({ width: '[160px]', height: '[100px]' }),
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
            width: 'full',
            height: 'full',
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
