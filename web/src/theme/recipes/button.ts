const unavailable = {
  background: 'bg.sunken',
  color: 'fg.disabled',
  borderColor: 'transparent',
  cursor: 'not-allowed',
  transform: 'none',
};

/**
 * A disabled or busy button, in every variant: a variant's colours come after the base's. The second selector is
 * stronger than the variant's hover.
 */
const disabled = {
  _disabled: unavailable,
  '&[aria-disabled=true], &[aria-disabled=true]:is(:hover, :active):not(:disabled)': unavailable,
};

/**
 * A button, or a link that acts like one. On light `solid`, on dark `label`, on yellow `ink`; one primary per region.
 * Heights: `xs` 36 px, `s` 44 px, `md` 52 px.
 */
export const button = {
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    flexShrink: 0,
    maxWidth: 'full',
    borderRadius: 'control',
    borderWidth: '1.5px',
    borderColor: 'transparent',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'hover',
    transitionTimingFunction: 'standard',
    _active: { transform: 'translateY(1px)' },
  },
  variants: {
    variant: {
      solid: {
        background: 'brand.solid',
        color: 'brand.contrast',
        _hover: { background: 'brand.emphasized' },
        ...disabled,
      },
      label: {
        background: 'label.solid',
        color: 'label.contrast',
        _hover: { background: 'label.emphasized' },
        ...disabled,
      },
      ink: { background: 'bg.ink', color: 'fg.onDark', _hover: { background: '#26383B' }, ...disabled },
      outline: {
        background: 'bg.canvas',
        color: 'fg.default',
        borderColor: 'border.control',
        _hover: { background: 'bg.shelf', borderColor: 'fg.default' },
        ...disabled,
      },
      outlineDark: {
        color: 'fg.onDark',
        borderColor: 'border.onDarkControl',
        _hover: { background: 'bg.deep', borderColor: 'fg.onDark' },
        ...disabled,
      },
      edit: {
        background: 'bg.canvas',
        color: 'fg.default',
        borderWidth: '2px',
        borderColor: 'edit.emphasized',
        _hover: { background: 'edit.solid', color: 'edit.contrast' },
        ...disabled,
      },
      danger: {
        background: 'danger.solid',
        color: 'danger.contrast',
        _hover: { background: 'danger.emphasized' },
        ...disabled,
      },
      plain: { color: 'fg.default', _hover: { background: 'bg.shelf' }, ...disabled },
    },
    size: {
      xs: { textStyle: 'buttonXs', minHeight: '36px', paddingInline: '12px', paddingBlock: '4px' },
      s: { textStyle: 'buttonSm', minHeight: '44px', paddingInline: '18px', paddingBlock: '8px' },
      md: { textStyle: 'button', minHeight: '52px', paddingInline: '24px', paddingBlock: '10px' },
      icon: { minHeight: '44px', minWidth: '44px', padding: '0' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
} as const;
