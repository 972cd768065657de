/** The dashboard's tabs, the current one underlined in label yellow. Scrolls sideways where it is narrow. */
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
      minHeight: '60px',
      paddingInline: '4',
      borderBlock: '4px solid transparent',
      textStyle: 'body',
      fontWeight: 'medium',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      _hover: { color: 'fg.default', borderBottomColor: 'border.control' },
      _selected: { color: 'fg.default', fontWeight: 'strong', borderBottomColor: 'label.solid' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    content: { outline: 'none', _focusVisible: { outline: '3px solid var(--focus)', outlineOffset: '-3px' } },
  },
} as const;
