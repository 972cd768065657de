import { createdAt, now, type StoredShapes } from './stored-shapes.ts';

const key = 'hero_cta';
const id = 'change-of-another-release';
const at = '2026-05-02T06:00:00.000Z';
const draft = { value: 'Go', valueAr: 'هيا', basedOn: 0, version: 7, begunAt: createdAt, by: 'sara' };

/** The stored shapes of drafts of texts, and of the changes that publish them. */
export const contentDrafts = {
  'content-draft': {
    key: { pk: 'content-draft', sk: key },
    oldest: {},
    newer: { ...draft, comment: 'for the summer' },
    damaged: { ...draft, valueAr: 5, version: 'seven', by: {} },
    reads: (data) => [
      data.getContentDraft(key),
      data.listContentDrafts().then((drafts) => drafts.find((one) => one.key === key)),
    ],
    readAs: {
      oldest: {
        key,
        value: '',
        valueAr: '',
        basedOn: 0,
        base: { value: '', valueAr: '' },
        version: 1,
        by: '',
      },
      newer: { key, ...draft },
      damaged: { key, value: 'Go', valueAr: '', version: 1, by: '' },
    },
    edit: async (data) => {
      const version = (await data.getContentDraft(key))?.version ?? 0;
      const input = { value: 'Other', valueAr: '', basedOn: 0, base: { value: '', valueAr: '' }, version };
      return (await data.saveContentDraft(key, input, 'sara', now)).saved || undefined;
    },
  },
  'content-change': {
    key: { pk: `content-change#${id}`, sk: 'content-change' },
    oldest: {
      ...{ id, at, state: 'planned', texts: [{ key, begunAt: createdAt }] },
      ...{ gsi1pk: 'content-change', gsi1sk: `${at}#${id}` },
      ...{ gsi2pk: 'content-change#planned', gsi2sk: `${at}#${id}` },
    },
    newer: { by: 'sara', version: 4, note: 'summer' },
    damaged: { by: 5, version: 'four', changed: 'all' },
    beside: { pk: 'content-draft', sk: key, ...draft },
    reads: (data) => [
      data.getWholeChange(id, now),
      data.listChanges(9, undefined, now).then(({ items }) => items.find((one) => one.id === id)),
      data
        .listContentDrafts()
        .then(data.openChanges)
        .then((changes) => changes.find((one) => one.id === id)),
    ],
    readAs: {
      oldest: { id, at, state: 'planned', by: '', keys: [key] },
      newer: { id, at, state: 'planned', by: 'sara', keys: [key] },
      damaged: { id, at, state: 'planned', by: '', keys: [key] },
    },
    edit: (data) => data.replanChange(id, at),
  },
} satisfies Record<string, StoredShapes>;
