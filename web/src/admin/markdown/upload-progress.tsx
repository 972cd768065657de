import { useId } from 'react';
import { css } from '#styles/css';
import { copy } from './copy.en.ts';
import type { PictureProgress } from './use-picture-uploads.ts';

/** Which picture is being sent, and how much of it; until that is known the bar only moves. */
export function UploadProgress({ number, of, share }: PictureProgress) {
  const id = useId();
  return (
    <div role="status" className={uploadStyle}>
      <span id={id}>{copy.uploading(number, of)}</span>
      <progress aria-labelledby={id} {...(share > 0 && { value: share })} max={1} className={progressStyle} />
    </div>
  );
}

const uploadStyle = css({ display: 'grid', gap: '1', marginBottom: '2', textStyle: 'sm' });
const progressStyle = css({ width: 'full', height: '2.5', accentColor: 'brand.solid' });
