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
    table: 'Table',
    link: 'Link',
    picture: 'Picture',
    undo: 'Undo',
  },
  table: {
    name: 'Table',
    addRow: 'Add row',
    removeRow: 'Remove row',
    addColumn: 'Add column',
    removeColumn: 'Remove column',
    deleteTable: 'Delete table',
    row: 'Row',
    column: 'Column',
  },
  visual: {
    hint: 'Write as in a letter. Mark words and use the buttons above.',
    asMarkdown: 'Edit as Markdown',
    asText: 'Edit as formatted text',
    loading: 'The editor is loading.',
    kept: 'Kept as written',
    picture: {
      missing: 'Alt text missing',
      describe: 'Describe it',
      field: 'What does the picture show?',
      described: (words: string) => `Description: ${words}`,
      replace: 'Replace',
      remove: 'Remove',
      notLoaded: 'This picture could not be loaded.',
    },
  },
  link: {
    title: 'Link',
    words: 'Words',
    address: 'Address',
    hint: 'A web address, an email address, a phone number, or a page of this site such as /contact',
    refused: 'This address cannot be linked to.',
    set: 'Set link',
    remove: 'Remove link',
    cancel: 'Cancel',
  },
  preview: 'Preview',
  previewOf: (label: string) => `Preview: ${label}`,
  empty: 'What you write shows here as visitors will see it.',
  undescribed:
    'A picture has no description: between [ and ], type what it shows, for people who cannot see it.',
  notLoaded: 'A picture could not be loaded. Check its address, or add the picture again:',
  pasted: {
    /** The numbers of tables and pictures that were kept from a paste. */
    cameAlong: (tables: number, pictures: number) =>
      `${[
        ...(tables > 0 ? [tables === 1 ? '1 table' : `${formatNumber(tables)} tables`] : []),
        ...(pictures > 0 ? [pictures === 1 ? '1 picture' : `${formatNumber(pictures)} pictures`] : []),
      ].join(' and ')} came along.`,
    leftOut: (count: number) =>
      count === 1 ? '1 picture was left out:' : `${formatNumber(count)} pictures were left out:`,
    unnamed: 'without a name',
    addThem: (count: number): string => (count === 1 ? 'Add it' : 'Add them'),
    close: 'Close',
  },
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
    {
      typed: '| City | Stores |\n| --- | ---: |\n| Erbil | 7 |',
      meaning: 'A table; ---: sets numbers to the right',
    },
    { typed: '---', meaning: 'A line across' },
  ],
  emptyLine: 'An empty line starts a new paragraph.',
  /** Placeholder words of a new link, in the language of the text. */
  linkText: { en: 'text', ar: 'نص' },
};
