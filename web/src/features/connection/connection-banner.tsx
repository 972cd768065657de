import { CircleCheck, WifiOff } from 'lucide-react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { useConnection } from './use-connection.ts';

export interface ConnectionCopy {
  offline: string;
  restored: string;
}

interface ConnectionBannerProps {
  copy: ConnectionCopy;
  /** True if it is inside the navigation bar, which stays visible above it. */
  belowNavigation?: boolean;
}

/**
 * Reports that the connection is lost, and briefly that it is back: below the navigation bar if there is one, otherwise
 * above the page, which it moves down.
 */
export function ConnectionBanner({ copy, belowNavigation = false }: ConnectionBannerProps) {
  const connection = useConnection();
  const Drawing = connection === 'offline' ? WifiOff : CircleCheck;
  return (
    <div role="status" className={belowNavigation ? belowStyle : topStyle}>
      {connection !== 'online' && (
        <p data-connection={connection} className={bannerStyle}>
          <Icon of={Drawing} />
          {copy[connection]}
        </p>
      )}
    </div>
  );
}

const topStyle = css({ position: 'sticky', top: '0', zIndex: 'skip' });
/** Places the banner below the navigation bar, and under its menus. */
const belowStyle = css({ position: 'absolute', top: '[100%]', insetInline: '0', zIndex: '[-1]' });
const bannerStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '12',
  paddingInline: 'gutter',
  textStyle: 'sm',
  fontWeight: 'medium',
  color: 'fg.onDark',
  background: 'ok.solid',
  '&[data-connection=offline]': { background: 'danger.solid' },
});
