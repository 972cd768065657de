import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';

interface AtProps {
  /** Distance from the inline start of the element below. */
  percent: string;
  /** True to place the middle of the content at that distance, instead of its beginning. */
  middle?: boolean;
  children: ReactNode;
}

/**
 * Places content over the positioned element around it, at half of its height. The content security policy allows no
 * style attributes, so an empty drawing keeps the distance.
 */
export function At({ percent, middle = false, children }: AtProps) {
  return (
    <div className={placeStyle}>
      <svg aria-hidden="true" width={percent} height="1" className={css({ flexShrink: '0' })} />
      <div className={cx(atStyle, middle && middleStyle)}>{children}</div>
    </div>
  );
}

const placeStyle = css({
  position: 'absolute',
  inset: '0',
  zIndex: 'raised',
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});
const atStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1', sm: '1.5' },
  width: '0',
  height: 'full',
  '& > *': { flexShrink: '0' },
});
const middleStyle = css({ justifyContent: 'center' });
