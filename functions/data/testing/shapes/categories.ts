import type { StoredShapes } from './stored-shapes.ts';

const audit = { id: 'audit', name: 'Audit', nameAr: 'تدقيق', formerly: ['Audits'] };

/** The stored shapes of the categories of a kind. */
export const categories = {
  category: {
    key: { pk: 'category#blog', sk: 'category' },
    oldest: {},
    newer: { version: 3, categories: [{ ...audit, colour: 'red' }] },
    damaged: { version: 'three', categories: [5, { id: 'audit', name: 'Audit', nameAr: 7 }, { id: 'none' }] },
    reads: (data) => [data.getCategories('blog')],
    readAs: {
      oldest: { categories: [], version: 0 },
      newer: { categories: [audit], version: 3 },
      damaged: { categories: [{ ...audit, nameAr: '', formerly: [] }], version: 0 },
    },
    edit: async (data) => {
      const { version } = await data.getCategories('blog');
      return (await data.saveCategories('blog', [audit], version)).saved || undefined;
    },
  },
} satisfies Record<string, StoredShapes>;
