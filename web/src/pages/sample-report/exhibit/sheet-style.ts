import { css } from '#styles/css';

/*
 * A page of the report is an A4 sheet in the viewer and on paper; in the text mode and without script it is flowing
 * text. The variables of `reportStyle` have the differences; all other styles use them.
 */

/**
 * The style of the element around all pages of the report. Its `data-mode` is `pages`, `text` or, until a visitor
 * chooses, `auto`: text on a phone. `_sheets` matches elements within it that are shown as pages, `_flowing` those that
 * are shown as text.
 */
export const reportStyle = css({
  '--report-width': 'auto',
  '--report-height': 'auto',
  '--report-clip': 'visible',
  '--report-laid': 'static',
  '--report-padding': '32px clamp(20px, 4vw, 56px)',
  '--report-apart': '28px',
  '--report-body': 'var(--body)',
  '--report-body-lh': 'var(--body-lh)',
  '--report-title': 'clamp(26px, 5vw, 38px)',
  '--report-title-lh': '1.15',
  '--report-lead': 'var(--lead)',
  '--report-lead-lh': 'var(--lead-lh)',
  '--report-block': '19px',
  '--report-block-lh': '1.35',
  '--report-small': '15px',
  '--report-small-lh': '1.5',
  '--report-head': '13.5px',
  '--report-note': '13.5px',
  '--report-note-lh': '1.5',
  '--report-figure': '64px',
  '--report-figure-lh': '1.1',
  '--report-finding': '22px',
  '--report-finding-lh': '1.3',
  '--report-findings': { base: 'minmax(0, 1fr)', md: '150px minmax(0, 1fr)' },
  '--report-halves': { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '--report-wide': { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 260px' },
  '--report-thirds': { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  '--report-fourths': { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  '--report-row': '9px',
  '--report-row-lh': '1.4',
  '--report-crowded': { base: 'none', sm: 'inline' },
  '--report-roomy': { base: 'inline', sm: 'none' },
  '--report-bar-row': { base: 'grid', sm: 'table-row' },
  '--report-bar-min': { base: '100%', sm: '0' },
  '--report-bar-gap': { base: '0px', sm: '12px' },
  '--report-cells': { base: '14.5px', sm: 'inherit' },
  '--report-wall': '0',
  '--report-picture': '794 / 118',
  '--report-panel': '28px clamp(20px, 4vw, 56px) 36px',
  '[lang=ar] &': {
    '--report-title-lh': '1.42',
    '--report-block-lh': '1.6',
    '--report-small-lh': '1.8',
    '--report-note-lh': '1.75',
    '--report-figure': '54px',
    '--report-figure-lh': '1.3',
    '--report-finding-lh': '1.5',
  },
  '@media print, (scripting: enabled)': {
    '&:is([data-mode=pages], :where(:root:not([data-phone])) [data-mode=auto])': {
      '--report-width': '794px',
      '--report-height': '1122px',
      '--report-clip': 'hidden',
      '--report-laid': 'absolute',
      '--report-padding': '92px 56px 70px',
      '--report-apart': '26px',
      '--report-body': '13px',
      '--report-body-lh': '1.55',
      '--report-title': '34px',
      '--report-title-lh': '1.12',
      '--report-lead': '14.5px',
      '--report-lead-lh': '1.5',
      '--report-block': '15px',
      '--report-block-lh': '1.35',
      '--report-small': '11.5px',
      '--report-small-lh': '1.5',
      '--report-head': '11px',
      '--report-note': '10px',
      '--report-note-lh': '1.5',
      '--report-figure': '76px',
      '--report-figure-lh': '1',
      '--report-finding': '20px',
      '--report-finding-lh': '1.25',
      '--report-findings': '168px minmax(0, 1fr)',
      '--report-halves': 'repeat(2, minmax(0, 1fr))',
      '--report-wide': 'minmax(0, 1fr) 260px',
      '--report-thirds': 'repeat(3, minmax(0, 1fr))',
      '--report-fourths': 'repeat(4, minmax(0, 1fr))',
      '--report-row': '5.5px',
      '--report-crowded': 'inline',
      '--report-roomy': 'none',
      '--report-bar-row': 'table-row',
      '--report-bar-min': '0',
      '--report-bar-gap': '12px',
      '--report-cells': 'inherit',
      '--report-wall': '690px',
      '--report-picture': '794 / 690',
      '--report-panel': '44px 36px',
    },
    '&:is([data-mode=pages], :where(:root:not([data-phone])) [data-mode=auto]):lang(ar)': {
      '--report-apart': '20px',
      '--report-body': '12.5px',
      '--report-body-lh': '1.85',
      '--report-title': '29px',
      '--report-title-lh': '1.42',
      '--report-lead': '13.5px',
      '--report-lead-lh': '1.8',
      '--report-block': '14.5px',
      '--report-block-lh': '1.6',
      '--report-small-lh': '1.75',
      '--report-note-lh': '1.7',
      '--report-figure': '58px',
      '--report-figure-lh': '1.3',
      '--report-finding': '18px',
      '--report-finding-lh': '1.55',
      '--report-row': '4.5px',
    },
  },
});

/**
 * A page of the report. As a sheet it has the size of A4 and is scaled to the width of its container; as flowing text
 * it has the height of its content.
 */
export const sheetStyle = css({
  ground: 'canvas',
  position: 'relative',
  width: 'var(--report-width)',
  height: 'var(--report-height)',
  overflow: 'var(--report-clip)',
  padding: 'var(--report-padding)',
  fontSize: 'var(--report-body)',
  lineHeight: 'var(--report-body-lh)',
  page: 'sheet',
  breakInside: 'avoid',
  breakAfter: 'page',
  '@media screen and (scripting: enabled)': {
    _sheets: {
      position: 'absolute',
      insetInlineStart: '0',
      top: '0',
      transformOrigin: '[calc(50% - 50% * var(--dir)) 0]',
      scale: 'tan(atan2(100cqw, 794px))',
    },
  },
});
/** The cover has no margins of its own. */
export const coverStyle = css({ padding: '0!' });

/** The lines above and below a page: its header, and its footer with the number. */
export const runningStyle = css({
  position: 'var(--report-laid)',
  insetInline: '14',
  top: '8.5',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  marginBottom: '5',
  paddingBottom: '2.5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  fontSize: '[max(10.5px, var(--report-note))]',
  lineHeight: 'var(--report-row-lh)',
  color: 'fg.muted',
});
export const tagStyle = css({
  flexShrink: '0',
  paddingInline: '2',
  paddingBlock: '0.25',
  fontWeight: 'strong',
  color: 'fg.default',
  borderWidth: '1.2px',
  borderStyle: 'dashed',
  borderColor: 'fg.default',
  borderRadius: 'label',
});
export const footStyle = css({
  position: 'var(--report-laid)',
  insetInline: '14',
  bottom: '7',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  marginTop: '6',
  fontSize: '[max(10.5px, var(--report-note))]',
  lineHeight: 'var(--report-row-lh)',
  color: 'fg.muted',
  '& > span:first-child': { display: 'flex', alignItems: 'center', gap: '2' },
});

export const titleStyle = css({
  fontSize: 'var(--report-title)',
  lineHeight: 'var(--report-title-lh)',
  fontWeight: 'heading',
  letterSpacing: 'var(--trk)',
  fontStretch: 'var(--stretch)',
  marginBottom: '2',
});
export const leadStyle = css({
  maxWidth: '[58ch]',
  fontSize: 'var(--report-lead)',
  lineHeight: 'var(--report-lead-lh)',
  color: 'fg.muted',
  marginBottom: '6',
});
/** A block of a page, which begins with a horizontal line. */
export const blockStyle = css({
  borderTopWidth: '2.5px',
  borderColor: 'fg.default',
  paddingTop: '2',
  marginTop: 'var(--report-apart)',
  minWidth: '0',
});
/** A block without a space above: the one after the lead, and blocks in a row. */
export const firstBlockStyle = css({
  borderTopWidth: '2.5px',
  borderColor: 'fg.default',
  paddingTop: '2',
  minWidth: '0',
});
export const blockTitleStyle = css({
  fontSize: 'var(--report-block)',
  lineHeight: 'var(--report-block-lh)',
  fontWeight: 'heading',
  fontStretch: 'var(--stretch)',
});
export const measureStyle = css({
  fontSize: 'var(--report-small)',
  lineHeight: 'var(--report-small-lh)',
  color: 'fg.muted',
  marginBottom: '2.5',
});
export const noteStyle = css({
  marginTop: '2',
  fontSize: 'var(--report-note)',
  lineHeight: 'var(--report-note-lh)',
  color: 'fg.muted',
});
export const paragraphStyle = css({ marginTop: '1.5' });
export const halvesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'var(--report-halves)',
  columnGap: '8',
  rowGap: 'var(--report-apart)',
  marginTop: 'var(--report-apart)',
});
export const strongStyle = css({ fontWeight: 'strong' });

export const tableStyle = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: 'var(--report-cells)',
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 'var(--report-row-lh)',
  '& :is(th, td)': {
    paddingBlock: 'var(--report-row)',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    textAlign: 'start',
    fontWeight: 'normal',
    verticalAlign: 'middle',
  },
  // A space between a row's name and its bar.
  '& th[scope=row]': { paddingInlineEnd: '2' },
  '& thead th': {
    paddingBlock: '1',
    fontSize: 'var(--report-head)',
    fontWeight: 'strong',
    verticalAlign: 'bottom',
    borderColor: 'fg.default',
  },
  '& tbody tr:last-child:not([data-total]) > *': { borderBottomWidth: '0' },
  '& tr[data-total] > *': {
    fontWeight: 'strong',
    borderBottomWidth: '0',
    borderTopWidth: '1.2px',
    borderColor: 'fg.default',
  },
  '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: '2' },
});
/**
 * Used together with {@link tableStyle}, for a table of names, bars and two numbers. On a phone a bar has a line of its
 * own, since its shares need the width.
 */
export const barTableStyle = css({
  '& tr': {
    display: 'var(--report-bar-row)',
    gridTemplateColumns: 'minmax(0, 1fr) 72px 72px',
    alignItems: 'end',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& thead tr': { borderColor: 'fg.default' },
  '& tr[data-total]': { borderTopWidth: '1.2px', borderBottomWidth: '0', borderColor: 'fg.default' },
  '& tr > :is(th, td), & tr[data-total] > :is(th, td)': { borderWidth: '0' },
  '& [data-bar]': { gridColumn: '1 / -1', order: '1', minWidth: 'var(--report-bar-min)' },
});
/** A list of pairs: a term, and its value at the end of the line. */
export const pairsStyle = css({
  display: 'grid',
  lineHeight: 'var(--report-row-lh)',
  marginTop: '1',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    paddingBlock: 'var(--report-row)',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& dd': { textAlign: 'end', fontWeight: 'strong', fontVariantNumeric: 'tabular-nums lining-nums' },
});
