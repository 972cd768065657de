import { type ContentKey, content } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { copy } from '../copy.en.ts';

/** The recommended size of a picture, and its current URL unless that is empty. */
export function ImageFacts({ contentKey, address }: { contentKey: ContentKey; address: string }) {
  const { size } = content[contentKey];
  return (
    <div className={factsStyle}>
      {size && <p className={css({ color: 'fg.muted' })}>{copy.imageSize(size.width, size.height)}</p>}
      {address && (
        <p dir="ltr" className={addressStyle}>
          {address}
        </p>
      )}
    </div>
  );
}

const factsStyle = css({ textStyle: 'xs', minWidth: '0' });
const addressStyle = css({ textStyle: 'xs', color: 'fg.muted', marginTop: '1', overflowWrap: 'anywhere' });
