import { Check, Link, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { Icon } from './icon.tsx';

interface ShareAddressProps {
  copy: { copyLink: string; copied: string; failed: string; share: string };
  /** Returns the URL to share. */
  address: () => string;
  /** Called when sharing is tried. */
  onShare?: () => void;
  /** Called with a URL that could not be copied. */
  onNotCopied?: (address: string) => void;
  /** True if the copy button is prominent. */
  isMain?: boolean;
  /** Buttons beside *Copy link*. */
  children?: ReactNode;
  className: string;
}

/** Buttons that copy a URL, with a report of the result, and that open the device's share dialog if it has one. */
export function ShareAddress({
  copy,
  address,
  onShare,
  onNotCopied,
  isMain = false,
  children,
  className,
}: ShareAddressProps) {
  const [said, setSaid] = useState('');
  const canShare = useHydrated() && 'share' in navigator;
  const copyAddress = async () => {
    onShare?.();
    try {
      await navigator.clipboard.writeText(address());
      setSaid(copy.copied);
    } catch {
      onNotCopied?.(address());
      setSaid(copy.failed);
    }
  };
  const share = () => {
    onShare?.();
    // A cancelled dialog needs no report.
    navigator.share({ title: document.title, url: address() }).catch(() => {});
  };
  return (
    <div className={cx(rowStyle, className)}>
      <button
        type="button"
        className={
          isMain ? button({ variant: 'solid', size: 's' }) : button({ variant: 'outline', size: 's' })
        }
        onClick={copyAddress}
      >
        <Icon of={said === copy.copied ? Check : Link} size={18} />
        {copy.copyLink}
      </button>
      {canShare && (
        <button type="button" className={button({ variant: 'outline', size: 's' })} onClick={share}>
          <Icon of={Share2} size={18} />
          {copy.share}
        </button>
      )}
      {children}
      <p role="status" className={statusStyle}>
        {said}
      </p>
    </div>
  );
}

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '@media print': { display: 'none!' },
});
const statusStyle = css({ textStyle: 'sm', color: 'fg.muted' });
