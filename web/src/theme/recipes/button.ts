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
    borderRadius: 'control',
    borderWidth: '1.5px',
    borderColor: 'transparent',
    textAlign: 'center',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'hover',
    transitionTimingFunction: 'standard',
    _active: { transform: 'translateY(1px)' },
    _disabled: {
      background: 'bg.sunken',
      color: 'fg.disabled',
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
    '&[aria-disabled=true]': {
      background: 'bg.sunken',
      color: 'fg.disabled',
      borderColor: 'transparent',
      cursor: 'progress',
    },
  },
  variants: {
    variant: {
      solid: {
        background: 'brand.solid',
        color: 'brand.contrast',
        _hover: { background: 'brand.emphasized' },
      },
      label: {
        background: 'label.solid',
        color: 'label.contrast',
        _hover: { background: 'label.emphasized' },
      },
      ink: { background: 'bg.ink', color: 'fg.onDark', _hover: { background: '#26383B' } },
      outline: {
        background: 'bg.canvas',
        color: 'fg.default',
        borderColor: 'border.control',
        _hover: { background: 'bg.shelf', borderColor: 'fg.default' },
      },
      outlineDark: {
        color: 'fg.onDark',
        borderColor: 'border.onDarkControl',
        _hover: { background: 'bg.deep', borderColor: 'fg.onDark' },
      },
      edit: { background: 'edit.solid', color: 'edit.contrast', _hover: { background: 'edit.emphasized' } },
      danger: {
        background: 'danger.solid',
        color: 'danger.contrast',
        _hover: { background: 'danger.emphasized' },
      },
      plain: { color: 'fg.default', _hover: { background: 'bg.shelf' } },
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
