import { css } from '#styles/css';

/** The columns of the list and its head: name, both languages, buttons. */
export const contentColumns = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) auto',
    lg: '230px minmax(0, 1fr) minmax(0, 1fr) 128px',
  },
  columnGap: '6',
  // Beside the preview of a page there is space for one text in a row.
  '[data-beside] &': { gridTemplateColumns: { md: 'minmax(0, 1fr) auto' } },
});
