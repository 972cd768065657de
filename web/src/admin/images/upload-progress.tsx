import { useId } from 'react';
import { css } from '#styles/css';
import { ProgressBar } from '#web/admin/ui/progress-bar.tsx';
import { copy } from './copy.en.ts';
import type { SeveralProgress } from './send-several.ts';

/** Which picture is being sent, and how much of it; until that is known the bar is striped. */
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
