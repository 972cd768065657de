import { useId } from 'react';
import { css } from '../../../styled-system/css/index.js';
import { copy } from './copy.en.ts';

/** How much of a picture is sent; `share` goes from 0 to 1. */
export function UploadProgress({ share }: { share: number }) {
  const id = useId();
  return (
    <div role="status" className={css({ display: 'grid', gap: '1', marginTop: '2', textStyle: 'sm' })}>
      <span id={id}>{copy.uploading}</span>
      <progress
        aria-labelledby={id}
        value={share}
        max={1}
        className={css({ width: 'full', height: '[10px]', accentColor: 'brand.solid' })}
      />
    </div>
  );
}
