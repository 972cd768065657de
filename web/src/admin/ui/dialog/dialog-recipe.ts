const low = '@media (max-height: 480px)';

/**
 * A dialog over the dashboard. It is white, and its header and footer stay visible while the body scrolls. In a low window they
 * scroll with the body, which would otherwise have too little space.
 */
export const dialog = {
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'closeTrigger'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      background: 'bg.scrim',
      _open: { animation: 'fadeIn 260ms cubic-bezier(.2,.8,.2,1)' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      padding: { base: '3', md: '9' },
      // Leaves space for the notice of a lost connection above.
      '&[data-lowered]': { top: '12' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxWidth: '720px',
      maxHeight: '100%',
      background: 'bg.canvas',
      borderRadius: 'dialog',
      boxShadow: 'dialog',
      outline: 'none',
      _open: { animation: 'fadeIn 260ms cubic-bezier(.2,.8,.2,1)' },
      [low]: { overflowY: 'auto' },
      // In a form around body and footer, the body still scrolls.
      '& > form': { display: 'flex', flexDirection: 'column', minHeight: '0', [low]: { flexShrink: 0 } },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '4',
      paddingInline: { base: '5', md: '7' },
      paddingBlock: '4',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
    },
    title: { textStyle: 'h3', flexGrow: 1, minWidth: '0', paddingBlock: '7px', overflowWrap: 'anywhere' },
    body: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      minHeight: '0',
      overflowY: 'auto',
      [low]: { flexShrink: 0, overflowY: 'visible' },
      // Parts of a scrolling body keep their height.
      '& > *': { flexShrink: 0 },
      paddingInline: { base: '5', md: '7' },
      paddingBlock: '6',
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      paddingInline: { base: '5', md: '7' },
      paddingBlock: '4',
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
    },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: 'tap',
      height: 'tap',
      marginInlineEnd: '-10px',
      borderRadius: 'control',
      _hover: { background: 'bg.shelf' },
    },
  },
} as const;
