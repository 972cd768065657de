import { css } from '#styles/css';

/** Heading of a column of the footer. */
export const titleStyle = css({ textStyle: 'sm', fontWeight: 'strong', marginBottom: '2' });

/** A link of the footer, or a text among them. */
export const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '8',
  overflowWrap: 'anywhere',
  color: 'fg.onDarkMuted',
  '&[data-quiet]:not(:hover)': { color: 'border.onDarkControl' },
  _hover: { color: 'fg.onDark', textDecoration: 'underline' },
});
