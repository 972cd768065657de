/** A short state on a label: URGENT, Completed, Draft. */
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
