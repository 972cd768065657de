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
    // Browsers cut off what leaves a placeholder's own line, such as the dots below Arabic letters.
    _placeholder: { paddingBlock: '4px' },
    _hover: { borderColor: 'fg.muted' },
    _disabled: { background: 'bg.sunken', color: 'fg.disabled', borderColor: 'transparent' },
    '&[aria-invalid=true]': { borderColor: 'danger.solid', boxShadow: 'inset 0 0 0 .5px #B8321A' },
  },
} as const;
