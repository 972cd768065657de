import { css } from '#styles/css';

/** The measure of a screen: 1320 px at most, with its side margins. */
export const screenWidth = css({
  width: 'full',
  maxWidth: { base: '[1360px]', lg: '[1392px]' },
  marginInline: 'auto',
  paddingInline: { base: '5', lg: '9' },
});
