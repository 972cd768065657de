import { arabicType, latinType } from './text-styles.ts';

/** Matches a page of which only the sample is printed: its print button was pressed, or the URL ends in `#sample`. */
const sampleAlone = '[data-print=sample], :has(#sample:target)';

/** Matches the sections below the first screen. */
export const laterSections = 'main > section ~ section, main > div ~ div > section';

/**
 * A printed page is a hand-out of at most two sheets: in two columns, in ink, without decorative pictures and controls.
 * Components that are only for the screen hide themselves.
 */
const onPaper = {
  [`html:is(${sampleAlone})`]: {
    printColorAdjust: 'exact',
    WebkitPrintColorAdjust: 'exact',
    '& main > :not(#sample)': { display: 'none !important' },
    '& main > #sample > section': { padding: '0 !important', background: 'none !important' },
    '& main > #sample > section > div': { maxWidth: 'none', padding: '0 !important' },
    '& body': { zoom: 0.75 },
  },
  [`html:not(:has(#page-1), ${sampleAlone})`]: {
    '& body': { zoom: 0.58 },
    '& body:has(#different)': { zoom: 0.53 },
    '& body:has([data-exhibit=custom-audits])': { zoom: 0.6 },
    '& body:has([data-exhibit=mystery-shopping])': { zoom: 0.5 },
    '& body:has([data-exhibit=retail-audit])': { zoom: 0.53 },
    '& main': { columns: 2, columnGap: '36px' },
    '& main:has([data-exhibit=try-an-audit])': { columns: '1' },
    // A figure with a heading of its own may be longer than a column, so it may be broken.
    '& main :is(fieldset, figure:not(:has(h3)), [data-exhibit=retail-audit] figure, [data-exhibit=custom-audits] figure, figure section, figure li:has(table, img, svg), dl)':
      {
        breakInside: 'avoid',
      },
    '& main section': {
      paddingBlock: '0 !important',
      paddingInline: '0 !important',
      minHeight: '0 !important',
    },
    '& main > div, & main section > div': {
      paddingBlock: '8px !important',
      paddingInline: '0 !important',
      minHeight: '0 !important',
    },
    '& main > [data-exhibit] section > div': { paddingInline: '14px !important' },
    // The eight audits are all text: on paper they have the page's white ground and ink.
    '& main > [data-exhibit=custom-audits] section': {
      background: 'none !important',
      borderTopWidth: '0 !important',
    },
    '& main > [data-exhibit=custom-audits] section > div': { paddingInline: '0 !important' },
    '& main > [data-exhibit=custom-audits] > section + div': { display: 'none !important' },
    '& main > [data-exhibit=custom-audits] section :not(svg *)': { color: '#0E2124 !important' },
    // Headings stay with what follows only in blocks: a grid may be broken between any two rows.
    '& main section[data-ground] > div': { display: 'block !important' },
    '& main section[data-ground] > div > :first-child': { marginBottom: '10px' },
    '& main li:has(> h3)': { breakInside: 'avoid' },
    '& main h1, & main h2': { fontSize: '27px !important', lineHeight: '1.3 !important' },
    '& body :not([data-exhibit] *)': { color: '#0E2124 !important', textShadow: 'none !important' },
    '& [class*=ground_]:not([data-exhibit] *)': { background: 'none !important' },
    // An exhibit keeps its colours, which carry its meaning, also where the browser is set to print no backgrounds.
    '& [data-exhibit]': { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
    // The sample of a service shows on a sheet of its own what its exhibit shows on the screen.
    '& :is(main, main > [lang]):has(> #sample) > [data-exhibit]:not([data-exhibit=custom-audits])': {
      display: 'none !important',
    },
    // The eight audits fill both sheets.
    '& body:has([data-exhibit=custom-audits]) #sample': { display: 'none !important' },
    '& #sample, & #sample ~ section': { columnSpan: 'all', zoom: 1.29 },
    '& #sample': { breakBefore: 'page' },
    '& #sample ~ section > div': { maxWidth: '868px !important', marginInline: 'auto !important' },
    '& #sample > section': { background: 'none !important' },
    '& #sample > section > div': { maxWidth: 'none' },
    // Decorative pictures are hidden but not removed, so that columns keep their width.
    '& main img[alt=""]:not([data-exhibit] *)': {
      visibility: 'hidden !important',
      height: '1px !important',
      aspectRatio: 'auto !important',
    },
    // Rails extend to both edges of the page and would cover the other column, so they are not printed.
    '& [class*=border-image_]': { borderImageSource: 'none !important' },
  },
  // The sample report is printed as it is: each of its pages is a sheet, in its own colours, and nothing else.
  'html:has(#page-1)': {
    printColorAdjust: 'exact',
    WebkitPrintColorAdjust: 'exact',
    '& body': { page: 'sheet' },
    '& body > :not(:has(#page-1)), & :has(> main) > :not(main)': { display: 'none !important' },
  },
  'main *': { contentVisibility: 'visible !important' },
  'a[href="#main-content"], main video, main .button, footer': { display: 'none !important' },
  'h1, h2, h3, :has(> h2:last-child), :has(> h2 + p:last-child), :has(> * > h2):has(+ *)': {
    breakAfter: 'avoid',
  },
  // On paper a form is filled in with a pen.
  '::placeholder': { color: 'transparent !important' },
  '[data-served] a[href^=http]::after': { content: '" (" attr(href) ")"' },
};

/** Rules outside of components, compiled into the static stylesheet of every page. */
export const globalCss = {
  '*, *::before, *::after': {
    boxSizing: 'border-box',
    margin: 0,
    padding: 0,
    borderWidth: 0,
    borderStyle: 'solid',
  },
  ':root': {
    '--dir': '1',
    '--focus': '#0A6CFF',
    '--navigation-height': { base: '64px', lg: '76px' },
    '--consent-height': '0px',
  },
  // The minimum height of the cookie banner.
  '[data-consent]': {
    '--consent-height': { base: '118px', lg: '88px' },
    '@media (max-width: 343.98px)': { '--consent-height': '141px' },
  },
  '[dir=rtl]': { '--dir': '-1' },
  '[dir=ltr]': { '--dir': '1' },
  ':root, [lang=en]': latinType,
  '[lang=ar]': arabicType,
  html: {
    WebkitTextSizeAdjust: '100%',
    scrollPaddingTop: 'var(--navigation-height)',
    background: 'bg.canvas',
    // The colour of check boxes and radio buttons.
    accentColor: 'brand.solid',
    fontSize: 'var(--body)',
    lineHeight: 'var(--body-lh)',
  },
  // The planner's bar on phones must not lie over what has the focus.
  'html[data-out-of-sight]': { scrollPaddingBottom: { base: '21', lg: '0' } },
  body: { color: 'fg.default', minHeight: '100dvh', WebkitFontSmoothing: 'antialiased', overflowX: 'clip' },
  '[lang]': { fontFamily: 'var(--ff)', wordSpacing: 'var(--word-spacing)' },
  // Set again for a passage in the other language, which would inherit computed lengths instead of these variables.
  'div[lang], section[lang]': { fontSize: 'var(--body)', lineHeight: 'var(--body-lh)' },
  // A word or two in the other language do not load another font.
  'a[lang], span[lang]': { fontFamily: 'inherit' },
  'h1, h2, h3, h4, p, li, dd': { overflowWrap: 'break-word' },
  // Long words must not widen their container.
  address: { overflowWrap: 'anywhere' },
  // Parts of a drawing that are buttons are read without script too, but cannot be pressed.
  '[data-exhibit] button': { '@media (scripting: none)': { pointerEvents: 'none' } },
  // The problem of a field is below it, and is scrolled into view with it.
  '[aria-invalid=true]': { scrollMarginBlockEnd: '80px' },
  'h1, h2, h3, h4': { textWrap: 'balance', fontWeight: 'inherit', fontSize: 'inherit' },
  'p, dd, figcaption': { textWrap: 'pretty' },
  // A text may contain line breaks.
  'p, dd': { whiteSpace: 'pre-line' },
  'ul, ol': { listStyle: 'none' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  'img, svg, video': { display: 'block', maxWidth: '100%' },
  'img, video': { height: 'auto' },
  'button, input, select, textarea': {
    font: 'inherit',
    letterSpacing: 'inherit',
    wordSpacing: 'inherit',
    color: 'inherit',
    background: 'transparent',
  },
  'button, summary': { cursor: 'pointer' },
  textarea: { resize: 'vertical' },
  '::placeholder': { color: 'fg.placeholder', opacity: 1 },
  bdi: { unicodeBidi: 'isolate' },
  ':focus-visible': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  '.user-is-tabbing :focus-visible': { outlineWidth: '4px' },
  // Before the first paint, sections below the first screen are not laid out unless they are near the window: on a phone
  // that is half of the work. Their heights are estimates until `layOutSections` has run.
  '@media screen': {
    [`:root:not([data-laid-out]) :is(${laterSections})`]: {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 700px',
    },
  },
  // Reserves space for an exhibit whose part the URL names, because its script opens that part later.
  '[data-exhibit]:has(:target)': { minHeight: '100svh' },
  '::selection': { background: '#FFE59A', color: '#0E2124' },
  '@page': { size: 'A4', margin: '10mm 12mm' },
  '@page sheet': { size: 'A4', margin: '0' },
  '@media print': onPaper,
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};
