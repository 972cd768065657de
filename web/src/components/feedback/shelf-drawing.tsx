import { css } from '#styles/css';
import emptyShelf from '#web/assets/shelf-empty.svg';
import tippedShelf from '#web/assets/shelf-tipped.svg';

/** A drawing of an empty shelf, or of one from which something fell. Missing if it cannot be loaded. */
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
