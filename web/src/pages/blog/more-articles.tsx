import { css } from '#styles/css';
import { button } from '#styles/recipes';
import type { BlogCopy } from './copy.en.ts';

interface MoreArticlesProps {
  copy: BlogCopy;
  state: 'idle' | 'loading' | 'failed';
  /** Called before more are asked for. */
  onAsk: () => void;
  /** Absent when there are no more. */
  onLoad: (() => void) | undefined;
}

/** What leads on to the older articles. */
export function MoreArticles({ copy, state, onAsk, onLoad }: MoreArticlesProps) {
  if (!onLoad) return null;
  const loading = state === 'loading';
  const load = () => {
    if (loading) return;
    onAsk();
    onLoad();
  };
  return (
    <div className={moreStyle}>
      <button
        type="button"
        className={button({ variant: 'outline' })}
        aria-disabled={loading || undefined}
        onClick={load}
      >
        {loading ? copy.loadingMore : copy.loadMore}
      </button>
      {state === 'failed' && (
        <p role="alert" className={failedStyle}>
          {copy.moreFailed}
        </p>
      )}
    </div>
  );
}

const failedStyle = css({ marginTop: '3', textStyle: 'sm', color: 'danger.solid', fontWeight: 'medium' });
const moreStyle = css({ marginTop: { base: '9', lg: '14' } });
