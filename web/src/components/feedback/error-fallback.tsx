import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';
import { ShelfDrawing } from './shelf-drawing.tsx';

export interface ErrorFallbackCopy {
  title: string;
  text: string;
  tryAgain: string;
  goHome: string;
}

export interface ErrorFallbackProps {
  copy: ErrorFallbackCopy;
  /** URL of the home page, in the visitor's language. */
  home: string;
  onRetry: () => void;
}

/** Shown instead of something that could not be rendered. */
export function ErrorFallback({ copy, home, onRetry }: ErrorFallbackProps) {
  return (
    <div role="alert" className={cx(container(), placeStyle)}>
      <ShelfDrawing of="failed" />
      <h1 className={titleStyle}>{copy.title}</h1>
      <p className={textStyle}>{copy.text}</p>
      <div className={actionsStyle}>
        <button type="button" className={button()} onClick={onRetry}>
          {copy.tryAgain}
        </button>
        {/* Loads a new document, without the broken state of this one. */}
        <button
          type="button"
          className={button({ variant: 'outline' })}
          onClick={() => location.assign(home)}
        >
          {copy.goHome}
        </button>
      </div>
    </div>
  );
}

const placeStyle = css({ paddingBlock: 'section' });
const textStyle = css({ marginTop: '3', maxWidth: 'measure', textStyle: 'lead', color: 'fg.muted' });
const titleStyle = css({ marginTop: '7', textStyle: 'h2' });
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '7' });
