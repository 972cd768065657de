/** Words of the editor for texts in Markdown. */
export const copy = {
  toolbar: (label: string) => `Format: ${label}`,
  tools: {
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    list: 'List',
    numbers: 'Numbered list',
    quote: 'Quote',
    link: 'Link',
    picture: 'Picture',
  },
  preview: 'Preview',
  previewOf: (label: string) => `Preview: ${label}`,
  empty: 'What you write shows here as visitors will see it.',
  uploading: 'Uploading',
  hint: 'Plain text is fine. The buttons format it with Markdown.',
  help: 'How formatting works',
  examples: [
    { typed: '# Heading', meaning: 'A heading; ## and ### are smaller ones' },
    { typed: '**bold** and *italic*', meaning: 'Bold and italic words' },
    { typed: '- first\n- second', meaning: 'A list; with 1. and 2. it is numbered' },
    { typed: '> words', meaning: 'A quote' },
    {
      typed: '[our services](/what-we-do)',
      meaning: 'A link to a page of this site, https://, mailto: or tel:',
    },
    { typed: '---', meaning: 'A line across' },
  ],
  emptyLine: 'An empty line starts a new paragraph.',
  /** What stands in a new link or picture until something else is typed, in the language of the text. */
  placeholders: {
    en: { link: 'text', picture: 'what the picture shows' },
    ar: { link: 'نص', picture: 'وصف الصورة' },
  },
};
