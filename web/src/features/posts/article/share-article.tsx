import { Check, Link, Share2 } from 'lucide-react';
import { useState } from 'react';
import { css } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import type { ArticleCopy } from './article-copy.ts';

/** Puts the page's address on the clipboard, and says whether that worked; hands it to what the device shares with, where it can. */
export function ShareArticle({
  copy,
}: {
  copy: Pick<ArticleCopy, 'copyLink' | 'copied' | 'failed' | 'share'>;
}) {
  const [said, setSaid] = useState('');
  const canShare = useHydrated() && 'share' in navigator;
  const address = () => location.origin + location.pathname;
  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setSaid(copy.copied);
    } catch {
      setSaid(copy.failed);
    }
  };
  // Who thinks better of it is told nothing.
  const share = () => navigator.share({ title: document.title, url: address() }).catch(() => {});
  return (
    <div className={rowStyle}>
      <button type="button" className={button({ variant: 'outline', size: 's' })} onClick={copyAddress}>
        <Icon of={said === copy.copied ? Check : Link} size={18} />
        {copy.copyLink}
      </button>
      {canShare && (
        <button type="button" className={button({ variant: 'outline', size: 's' })} onClick={share}>
          <Icon of={Share2} size={18} />
          {copy.share}
        </button>
      )}
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
  gap: '3',
  marginTop: '9',
  '@media print': { display: 'none!' },
});
const statusStyle = css({ textStyle: 'sm', color: 'fg.muted' });
