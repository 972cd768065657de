import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';

export interface IncompleteCopy {
  text: string;
  reload: string;
}

interface IncompleteNoticeProps {
  copy: IncompleteCopy;
  /** The class that places the notice on the page. */
  className: string;
}

/**
 * The notice that the page's script did not load. It is in every document from the start, since nothing can be loaded
 * when it is needed; the inline script shows it and handles its button.
 */
export function IncompleteNotice({ copy, className }: IncompleteNoticeProps) {
  return (
    <div role="alert" className={cx(noticeStyle, className)}>
      <div className={cx(container(), rowStyle)}>
        <p>{copy.text}</p>
        <button type="button" data-reload="" className={button({ variant: 'label', size: 's' })}>
          {copy.reload}
        </button>
      </div>
    </div>
  );
}

const noticeStyle = css({
  display: 'none',
  ':root[data-incomplete] &': { display: 'block' },
  '@media print': { display: 'none!' },
  paddingBlock: '2',
  ground: 'danger',
  textStyle: 'sm',
  fontWeight: 'medium',
});
const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '5',
  rowGap: '2',
});
