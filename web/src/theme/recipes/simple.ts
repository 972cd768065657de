import { gutter } from '../tokens.ts';

/** A short state as a label: URGENT, Completed, Draft. */
export const badge = {
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    paddingInline: '8px',
    paddingBlock: '3px',
    borderRadius: 'label',
    textStyle: 'xs',
    fontWeight: 'strong',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      danger: { background: 'danger.solid', color: 'danger.contrast' },
      ok: { background: 'ok.subtle', color: 'ok.fg' },
      neutral: { background: 'bg.sunken', color: 'fg.default' },
      label: { background: 'label.subtle', color: 'label.contrast' },
    },
  },
  defaultVariants: { tone: 'neutral' },
} as const;

/** The width of a page's content: at most 1240 px, plus the side margins of the design. */
export const container = {
  className: 'container',
  base: {
    width: 'full',
    maxWidth: `calc(1240px + 2 * ${gutter})`,
    marginInline: 'auto',
    paddingInline: 'gutter',
  },
} as const;

/** A text field, select or text area; `aria-invalid` outlines it red. */
export const input = {
  className: 'input',
  base: {
    width: 'full',
    minHeight: '50px',
    paddingInline: '15px',
    paddingBlock: '10px',
    textStyle: 'body',
    color: 'fg.default',
    background: 'bg.canvas',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: 'control',
    transitionProperty: 'border-color',
    transitionDuration: 'press',
    // Browsers clip what leaves a placeholder's own line, such as the dots below Arabic letters.
    _placeholder: { paddingBlock: '4px' },
    _hover: { borderColor: 'fg.muted' },
    _disabled: { background: 'bg.sunken', color: 'fg.disabled', borderColor: 'transparent' },
    '&[aria-invalid=true]': { borderColor: 'danger.solid', boxShadow: 'inset 0 0 0 .5px #B8321A' },
  },
} as const;

/** The steel strip below sections and facings, over the full width of its parent. */
export const rail = {
  className: 'rail',
  base: {
    display: 'block',
    height: { base: '11px', md: '16px' },
    backgroundImage: 'rail',
    boxShadow: 'rail',
  },
} as const;

const chevron =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='%230E2124' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 7.5 5 5 5-5'/%3E%3C/svg%3E\")";

/** A native select in the looks of an `input`; used together with it. */
export const select = {
  className: 'select',
  base: {
    appearance: 'none',
    paddingInlineEnd: '44px',
    backgroundImage: chevron,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right 14px center',
    _rtl: { backgroundPosition: 'left 14px center' },
  },
} as const;
