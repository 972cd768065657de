import { css } from '#styles/css';

/** The dashboard's measure: 1320 px at most, with its side margins. */
export const dashboardWidth = css({
  width: 'full',
  maxWidth: { base: '[1360px]', lg: '[1392px]' },
  marginInline: 'auto',
  paddingInline: { base: '5', lg: '9' },
});
