import { css } from '#styles/css';

/** The bar above a list with chosen rows: its actions, the number of rows, and the box that chooses all. */
export const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  paddingInline: { base: '4', md: '5' },
  paddingBlock: '1',
  borderRadius: 'card',
  // Not sticky on phones, where the bar would cover a quarter of the screen.
  '&[data-chosen]': {
    position: { md: 'sticky' },
    top: '0',
    zIndex: 'sticky',
    background: 'bg.canvas',
  },
});
export const chosenStyle = css({ textStyle: 'sm', _empty: { display: 'none' } });
export const checkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  textStyle: 'sm',
  '& input': { width: '5', height: '5' },
});
