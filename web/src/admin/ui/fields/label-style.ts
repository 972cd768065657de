import { css } from '#styles/css';

/** What names a field, above it. */
export const labelStyle = css({
  display: 'block',
  width: 'fit',
  marginBottom: '2',
  textStyle: 'sm',
  fontWeight: 'strong',
});
