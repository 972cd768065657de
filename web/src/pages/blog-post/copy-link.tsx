import { Check, Link } from 'lucide-react';
import { useState } from 'react';
import { css } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import type { BlogPostCopy } from './copy.en.ts';

/** Puts the page's address on the clipboard, and says whether that worked. */
export function CopyLink({ copy }: { copy: BlogPostCopy['share'] }) {
  const [said, setSaid] = useState('');
  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname);
      setSaid(copy.copied);
    } catch {
      setSaid(copy.failed);
    }
  };
  const Drawing = said === copy.copied ? Check : Link;
  return (
    <div>
      <button type="button" className={button({ variant: 'outline', size: 's' })} onClick={copyAddress}>
        <Icon of={Drawing} size={18} />
        {copy.copyLink}
      </button>
      <p role="status" className={statusStyle}>
        {said}
      </p>
    </div>
  );
}

const statusStyle = css({ marginTop: '2', minHeight: '6', textStyle: 'sm', color: 'fg.muted' });
