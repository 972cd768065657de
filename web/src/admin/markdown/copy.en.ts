import { formatNumber } from '#web/admin/lib/language/formats.ts';

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
  undescribed: 'A picture has no description: between [ and ], type what it shows, for who cannot see it.',
  notLoaded: 'A picture could not be loaded. Check its address, or add the picture again:',
  leftOut: (count: number) =>
    count === 1
      ? 'One picture of what you pasted was left out.'
      : `${formatNumber(count)} pictures of what you pasted were left out.`,
  addThem: 'Add it with the Picture button, or drop its file into the text.',
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
    { typed: '![a full shelf](/images/shelf.png)', meaning: 'A picture, and what it shows' },
    { typed: '---', meaning: 'A line across' },
  ],
  emptyLine: 'An empty line starts a new paragraph.',
  /** Placeholder words of a new link, in the language of the text. */
  linkText: { en: 'text', ar: 'نص' },
};
