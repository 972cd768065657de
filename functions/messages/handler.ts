import { serve } from '#functions/http/serve.ts';
import { formTokenAt } from '#functions/http/visitors/suspicions.ts';
import { listAssignees } from './assignees.ts';
import { markMessageNotSpam, markMessageProcessed, reopenMessage } from './change-message.ts';
import { assignMessages, changeMessages, deleteMessages } from './change-messages.ts';
import { countMessages } from './count-messages.ts';
import { deleteMessage, deleteSpam } from './delete-message.ts';
import { exportMessages } from './export-messages.ts';
import { findMessages } from './find-messages.ts';
import { getMessage } from './get-message.ts';
import { handleMessage } from './handle-message.ts';
import { listMessages } from './list-messages.ts';
import { receiveMessage } from './receive-message.ts';
import { sendChatbotLead } from './send-chatbot-lead.ts';

export const handler = serve('messages', {
  sendContactMessage: async ({ body, ...sender }) => ({
    status: 201,
    body: { id: await receiveMessage({ ...body, source: 'contact' }, sender) },
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
  deleteMessages,
  deleteSpam,
});
