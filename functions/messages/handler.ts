import { countAllMessages, countNewerThan } from '#functions/data/messages/counts/count-messages.ts';
import { getMessageDetails, listAllMessages, listMessagesIn } from '#functions/data/messages/message.ts';
import { NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import { linkToNext, readCursor } from '#functions/http/pages/pagination.ts';
import { serve } from '#functions/http/serve.ts';
import { formTokenAt } from '#functions/http/visitors/suspicions.ts';
import { listMessages as listEndpoint } from '#shared/api/messages/messages.ts';
import { listAssignees } from './assignees.ts';
import {
  deleteMessage,
  deleteSpam,
  handleMessage,
  markMessageNotSpam,
  markMessageProcessed,
  reopenMessage,
} from './change-message.ts';
import { assignMessages, changeMessages, deleteMessages } from './change-messages.ts';
import { exportMessages, findMessages } from './find-messages.ts';
import { getReplyTemplates, getSavedViews, updateReplyTemplates, updateSavedViews } from './inbox-lists.ts';
import { receiveMessage, sendChatbotLead } from './receive-message.ts';

const getMessage: Operation<'getMessage'> = async ({ params: { id } }) => {
  const message = isId(id) ? await getMessageDetails(id) : undefined;
  if (!message) throw new NotFound('This message does not exist; look for it in the list.');
  return { body: message };
};

const countMessages: Operation<'countMessages'> = async ({ query: { cursor: newerThan, include } }) => {
  const [counts, newer] = await Promise.all([
    countAllMessages(include === 'latest'),
    newerThan ? countNewerThan(newerThan) : 0,
  ]);
  return { body: { ...counts, ...(newerThan && { newer }) } };
};

const pageSize = 100;

const listMessages: Operation<'listMessages'> = async ({ query }) => {
  const { state, limit = pageSize, cursor } = query;
  const list = state ?? 'all';
  const after = readCursor(list, cursor);
  const page = state ? await listMessagesIn(state, limit, after) : await listAllMessages(limit, after);
  return {
    body: page.items,
    headers: linkToNext(list, { path: listEndpoint.path, query, next: page.next }),
  };
};

export const handler = serve('messages', {
  sendContactMessage: async ({ body, ...sender }) => ({
    status: 201,
    body: await receiveMessage({ ...body, source: 'contact' }, sender),
  }),
  sendChatbotLead,
  getFormToken: async () => ({ body: { formToken: formTokenAt(new Date()) } }),
  listMessages,
  findMessages,
  exportMessages,
  getMessage,
  countMessages,
  handleMessage,
  markMessageProcessed,
  reopenMessage,
  markMessageNotSpam,
  deleteMessage,
  changeMessages,
  assignMessages,
  listAssignees,
  getSavedViews,
  updateSavedViews,
  getReplyTemplates,
  updateReplyTemplates,
  deleteMessages,
  deleteSpam,
});
