import { css } from '#styles/css';
import { ShareAddress } from '#web/components/share-address.tsx';
import type { ArticleCopy } from './article-copy.ts';

/** The buttons that share the page's URL. */
export function ShareArticle({
  copy,
}: {
  copy: Pick<ArticleCopy, 'copyLink' | 'copied' | 'failed' | 'share'>;
}) {
  return (
    <ShareAddress copy={copy} address={() => location.origin + location.pathname} className={rowStyle} />
  );
}

const rowStyle = css({ gap: '3', marginTop: '9' });
