import { css } from '#styles/css';

/** Class of a text that was written in Markdown: looks like the site's other running text. */
export const markdownStyle = css({
  maxWidth: 'measure',
  minWidth: '0',
  textStyle: 'body',
  overflowWrap: 'anywhere',
  // Keeps line breaks that were typed.
  whiteSpace: 'pre-line',
  '& :is(p, h2, h3, h4, h5, h6, ul, ol, blockquote, pre)': { unicodeBidi: 'isolate' },
  '& > * + *, & :is(li, blockquote) > * + *': { marginTop: '4' },
  '& :is(p, h2, h3, h4, h5, h6)': { textWrap: 'pretty' },
  '& h2': { textStyle: 'h3' },
  '& h3': { textStyle: 'h4' },
  '& :is(h4, h5, h6)': { fontWeight: 'strong' },
  '& > * + :is(h2, h3)': { marginTop: '9' },
  '& > * + :is(h4, h5, h6)': { marginTop: '6' },
  '& strong': { fontWeight: 'strong' },
  // Arabic letters do not slant.
  '& em:dir(rtl)': { fontStyle: 'normal', fontWeight: 'medium' },
  '& a': {
    color: 'brand.solid',
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    textDecorationThickness: '1px',
  },
  '& a:hover': { color: 'brand.emphasized', textDecorationThickness: '2px' },
  '& :is(ul, ol)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    paddingInlineStart: '5',
  },
  // An item in the other direction stays beside its marker.
  '& :is(ul, ol):dir(ltr) > li > p': { textAlign: 'left' },
  '& :is(ul, ol):dir(rtl) > li > p': { textAlign: 'right' },
  '& ul > li': { position: 'relative' },
  '& ul > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-5',
    top: '[.5em]',
    width: '1.75',
    height: '2.75',
    background: 'brand.solid',
  },
  '& ol': { listStyleType: 'decimal', paddingInlineStart: '7' },
  '& ol:dir(rtl)': { listStyleType: 'arabic-indic' },
  '& ol > li::marker': { color: 'brand.solid', fontWeight: 'strong' },
  '& blockquote': {
    paddingInlineStart: '5',
    borderInlineStartWidth: '3px',
    borderColor: 'border.control',
    color: 'fg.muted',
  },
  '& code': {
    fontFamily: '[ui-monospace, SFMono-Regular, Menlo, Consolas, monospace]',
    fontSize: '.9em',
    unicodeBidi: 'isolate',
  },
  '& pre': {
    padding: '4',
    background: 'bg.shelf',
    borderRadius: 'card',
    whiteSpace: 'break-spaces',
    textAlign: 'start',
  },
  '& :not(pre) > code': { paddingInline: '1', background: 'bg.sunken', borderRadius: 'label' },
  '& hr': { marginBlock: '7', borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& img': { borderRadius: 'card', background: 'bg.sunken' },
  '& img:not([width])': { width: 'full', aspectRatio: 'auto 8 / 5', objectFit: 'contain' },
  // Parts in the other script have its typeface and line height.
  '&[lang=en] :is(p, h2, h3, h4, h5, h6, li):dir(rtl)': {
    fontFamily: "['Alexandria', 'Archivo', Tahoma, sans-serif]",
    letterSpacing: '0',
    lineHeight: '1.8',
  },
  '&[lang=ar] :is(p, li):dir(ltr)': { lineHeight: '1.6' },
});
