import type { StoredShapes } from './stored-shapes.ts';

const accountId = 'account-of-the-tests';
const account = { accountId, createdAt: '2026-01-01T00:00:00.000Z' };
const view = { id: 'one', name: 'Late ones', search: 'state=overdue' };
const template = { id: 'one', name: 'Thanks', en: 'Thank you, {name}.', ar: 'شكرًا لك، {name}.' };

/** The stored shapes of the saved views and the reply templates of the inbox. */
export const inboxLists = {
  'saved-view': {
    key: { pk: `saved-view#${accountId}`, sk: 'saved-view' },
    oldest: {},
    newer: { views: [{ ...view, sort: 'oldest' }, { id: 'two' }], version: 3 },
    damaged: { views: 'all', version: 'three' },
    reads: (data) => [data.getSavedViews(account)],
    readAs: {
      oldest: { views: [], version: 0 },
      newer: { views: [view], version: 3 },
      damaged: { views: [], version: 0 },
    },
    edit: async (data) => {
      const { version } = await data.getSavedViews(account);
      return (await data.saveViews(account, { views: [view], version })).saved || undefined;
    },
  },
  'reply-template': {
    key: { pk: 'reply-template#all', sk: 'reply-template' },
    oldest: {},
    newer: {
      templates: [{ ...template, ku: 'Spas' }, { id: 'two', name: 'Half', ar: 5 }, 'all'],
      version: 2,
    },
    damaged: { templates: {}, version: 'two' },
    reads: (data) => [data.getReplyTemplates()],
    readAs: {
      oldest: { templates: [], version: 0 },
      newer: { templates: [template, { id: 'two', name: 'Half', en: '', ar: '' }], version: 2 },
      damaged: { templates: [], version: 0 },
    },
    edit: async (data) => {
      const { version } = await data.getReplyTemplates();
      return (await data.saveReplyTemplates({ templates: [template], version })).saved || undefined;
    },
  },
} satisfies Record<string, StoredShapes>;
