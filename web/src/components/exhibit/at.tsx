import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';

interface AtProps {
  /** From the inline start of what it is laid over. */
  percent: string;
  /** What it holds has its middle there, and not its beginning. */
  middle?: boolean;
  children: ReactNode;
}

/** Lays something over the positioned element around it, at half of its height. The policy of the pages allows no styles of elements, so an empty drawing keeps the distance. */
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
