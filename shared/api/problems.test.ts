import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint/endpoint.ts';
import { schemasOf } from './endpoint/schemas-of.ts';
import { endpoints } from './table.ts';

/** Fields whose problems have no name, or not that of the rule, because no user writes them or no form tells them apart. */
const hidden: Readonly<Record<string, string>> = {
  sendContactMessage: 'campaign',
  sendChatbotLead: 'campaign',
  findMessages: 'text state urgent source type service language assignee from to limit cursor',
  exportMessages: 'text state urgent source type service language assignee from to ids cursor',
  changeMessages: 'ids change',
  assignMessages: 'ids',
  deleteMessages: 'ids',
  updateSavedViews: 'views',
  updateReplyTemplates: 'templates',
  saveContentDraft: 'base base.value base.valueAr',
  publishContentDrafts: 'id drafts drafts.key drafts.version',
  updatePicture: 'focus',
  replacePicture: 'uses by uses.id',
  changePosts: 'kind ids change',
  deletePosts: 'kind ids',
  savePostCategories: 'kind categories version categories.id categories.was',
  renamePostCategories: 'kind',
  saveWorkingCopy: 'fields',
  replaceTexts: 'things things.id things.fields',
  undoReplacement: 'things things.id things.fields things.former',
  renderPreview: 'kind id language fields',
  renderContentPreview: 'language texts texts.key texts.value texts.valueAr',
  findSubscribers: 'cursor',
  findPersonalData: 'cursor',
  deletePersonalData: 'cursor',
  restoreBackup: 'parts',
  handOver: 'id messages drafts texts plans notices links',
  findAuditLines: 'accountId cursor',
  confirmSignIn: 'code',
  turnOnCodes: 'code',
  renewRecoveryCodes: 'code',
  turnOffCodes: 'code',
};

const bodies = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) => {
  const { body, form } = schemasOf(endpoint);
  const schema = body ?? form;
  return schema ? [{ name, schema }] : [];
});

/** Values that are of another type, empty, too long, too many, or of another form. */
const wrong = [undefined, null, 1.5, -1, '', ' ', '§', 'x'.repeat(600_000), [], {}, Array(2000).fill('a')];

/** Returns inputs in each of which one field, at any depth, has a wrong value. */
function wrongInputs(schema: z.core.$ZodType): unknown[] {
  if ('innerType' in schema._zod.def) return wrongInputs(schema._zod.def.innerType as z.core.$ZodType);
  if (schema instanceof z.ZodMiniArray)
    return [...wrong, ...wrongInputs(schema.def.element).map((one) => [one])];
  if (!(schema instanceof z.ZodMiniObject)) return wrong;
  return Object.entries(schema.shape).flatMap(([name, field]) =>
    [...wrong, ...wrongInputs(field)].map((value) => ({ [name]: value })),
  );
}

/**
 * The names of problems that only a schema's rule can have. A rule without a name gets that of the schema, which says
 * something else to the user.
 */
const names: Partial<Record<z.core.$ZodIssue['code'], RegExp>> = {
  too_big: /^too-(long|many)$/,
  invalid_format: /^invalid$/,
};

describe.each(bodies)('the body of $name', ({ name, schema }) => {
  test('has a name for every problem that a form shows', () => {
    const nameless = wrongInputs(schema)
      .flatMap((input) => schema.safeParse(input).error?.issues ?? [])
      .filter(({ code, message }) => !(names[code] ?? /^[a-z]+(-[a-z]+)*$/).test(message))
      .map(({ path }) => path.filter((part) => typeof part === 'string').join('.'));
    expect([...new Set(nameless)].toSorted()).toEqual(hidden[name]?.split(' ').toSorted() ?? []);
  });
});
