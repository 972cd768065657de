/** Tabs: the dashboard's, underlined in label yellow, and within them (`subtle`) ink ones. Where it is narrow they scroll sideways. */
export const tabs = {
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    list: { display: 'flex', overflowX: 'auto' },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '10px',
      flexShrink: 0,
      paddingInline: '4',
      fontWeight: 'medium',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      _focusVisible: { outlineOffset: '-3px' },
    },
    content: { outline: 'none', _focusVisible: { outline: '3px solid var(--focus)', outlineOffset: '-3px' } },
  },
  variants: {
    variant: {
      line: {
        trigger: {
          minHeight: '60px',
          borderBlock: '4px solid transparent',
          textStyle: 'body',
          fontWeight: 'medium',
          _hover: { color: 'fg.default', borderBottomColor: 'border.control' },
          _selected: { color: 'fg.default', fontWeight: 'strong', borderBottomColor: 'label.solid' },
        },
      },
      subtle: {
        list: { gap: '2' },
        trigger: {
          minHeight: 'tap',
          borderRadius: 'control',
          textStyle: 'sm',
          fontWeight: 'medium',
          _hover: { color: 'fg.default', background: 'bg.sunken' },
          _selected: {
            color: 'fg.onDark',
            fontWeight: 'strong',
            background: 'bg.ink',
            '--focus': 'var(--chakra-colors-label-solid)',
          },
          _focusVisible: { outlineOffset: '-4px' },
        },
      },
    },
  },
  defaultVariants: { variant: 'line' },
} as const;
