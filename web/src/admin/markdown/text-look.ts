import { css } from '#styles/css';

/** The minimum height of a formatted text for each value of `data-rows`, which is also that of a text area. */
export const textHeight = css({
  minHeight: '[150px]',
  '&[data-rows="6"]': { minHeight: '[212px]' },
  '&[data-rows="8"]': { minHeight: '[275px]' },
  '&[data-rows="15"]': { minHeight: '[495px]' },
});

/** The size of a text without a frame, in both of its views. */
export const textSize = css({
  fontSize: '[16.5px]',
  lineHeight: '[1.65]',
  // No outline is needed: the caret, and a mark at the head of the column, show which text has the focus.
  outline: '[none!]',
  '&:lang(ar)': { fontSize: '[16px]', lineHeight: '[1.9]' },
});

/** The tools of a text that have their place in the toolbar of the screen. */
export const sharedToolsStyle = css({
  display: 'flex',
  flexGrow: '1',
  alignItems: 'center',
  columnGap: '1',
  minWidth: '0',
  containerType: 'inline-size',
});

/** The field of a text in both of its views, with label, tools and hints. */
export const editorStyle = css({
  display: 'flex',
  flexGrow: '1',
  flexDirection: 'column',
  minWidth: '0',
  containerType: 'inline-size',
});

/** The visible label above a text. */
export const labelStyle = css({
  display: 'block',
  marginBottom: '2',
  textStyle: 'sm',
  fontWeight: 'strong',
  lineHeight: '26px',
});
