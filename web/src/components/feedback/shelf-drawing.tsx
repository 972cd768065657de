import { css } from '#styles/css';
import emptyShelf from '#web/assets/shelf-empty.svg';
import tippedShelf from '#web/assets/shelf-tipped.svg';

/** A shelf that is empty, or from which something fell. Where it cannot be loaded there is none: what is said stands without it. */
export function ShelfDrawing({ of }: { of: 'empty' | 'failed' }) {
  return (
    <img
      src={of === 'failed' ? tippedShelf : emptyShelf}
      width={250}
      height={90}
      alt=""
      className={drawingStyle}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}

const drawingStyle = css({ '&[hidden]': { display: 'none' } });
