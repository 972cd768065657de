import { useState } from 'react';
import { css, cx } from '#styles/css';
import { copy } from './copy.en.ts';
import { pictureAddress } from './picture-address.ts';

/** A small picture, or a note that there is none. A picture that cannot be loaded is hidden. */
export function ImagePreview({ address, size = 'medium' }: { address: string; size?: 'small' | 'medium' }) {
  const [broken, setBroken] = useState<string>();
  const shown = pictureAddress(address);
  return (
    <div
      className={cx(
        frameStyle,
        size === 'small' ? smallStyle : mediumStyle,
        shown ? filledStyle : blankStyle,
      )}
    >
      {shown ? (
        <img
          src={shown}
          alt=""
          hidden={broken === shown}
          onError={() => setBroken(shown)}
          className={imageStyle}
        />
      ) : (
        copy.none
      )}
    </div>
  );
}

const frameStyle = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  borderRadius: 'control',
  background: 'bg.shelf',
  overflow: 'hidden',
  textStyle: 'sm',
  color: 'fg.muted',
});
const smallStyle = css({
  width: '18',
  height: '[45px]',
  textStyle: 'xs',
  textAlign: 'center',
  lineHeight: '1.2',
});
const mediumStyle = css({ width: '[160px]', height: '[100px]' });
const filledStyle = css({ borderWidth: '1px', borderColor: 'border.subtle' });
const blankStyle = css({ borderWidth: '1px', borderStyle: 'dashed', borderColor: 'border.control' });
const imageStyle = css({
  width: 'full',
  height: 'full',
  objectFit: 'contain',
  _hidden: { display: 'none' },
});
