import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';

interface MorePostsProps {
  copy: Readonly<Record<'loadMore' | 'loadingMore' | 'moreFailed', string>>;
  state: 'idle' | 'loading' | 'failed';
  /** Called before more are loaded. */
  onAsk: () => void;
  /** Absent if there are no more. */
  onLoad: (() => void) | undefined;
}

/** The button that loads older posts. */
export function MorePosts({ copy, state, onAsk, onLoad }: MorePostsProps) {
  if (!onLoad) return null;
  const loading = state === 'loading';
  const load = () => {
    if (loading) return;
    onAsk();
    onLoad();
  };
  return (
    <div className={cx(moreStyle, scriptedStyle)}>
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
