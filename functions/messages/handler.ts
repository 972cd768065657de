import { serve } from '#functions/http/serve.ts';
import { formTokenAt } from '#functions/http/visitors/suspicions.ts';
import { listAssignees } from './assignees.ts';
import {
  clearContactSubmission,
  markContactSubmissionProcessed,
  reopenContactSubmission,
} from './change-contact-submission.ts';
import {
  assignContactSubmissions,
  changeContactSubmissions,
  deleteContactSubmissions,
} from './change-messages.ts';
import { countContactSubmissions } from './count-contact-submissions.ts';
import { deleteContactSubmission, deleteSpam } from './delete-contact-submission.ts';
import { exportContactSubmissions } from './export-contact-submissions.ts';
import { findContactSubmissions } from './find-contact-submissions.ts';
import { getContactSubmission } from './get-contact-submission.ts';
import { handleContactSubmission } from './handle-contact-submission.ts';
import { listContactSubmissions } from './list-contact-submissions.ts';
import { receiveMessage } from './receive-message.ts';
import { sendChatbotLead } from './send-chatbot-lead.ts';

export const handler = serve('messages', {
  sendContactMessage: async ({ body, ...sender }) => ({
    status: 201,
    body: { id: await receiveMessage({ ...body, source: 'contact' }, sender) },
  }),
  sendChatbotLead,
  getFormToken: async () => ({ body: { formToken: formTokenAt(new Date()) } }),
  listContactSubmissions,
  findContactSubmissions,
  exportContactSubmissions,
  getContactSubmission,
  countContactSubmissions,
  handleContactSubmission,
  markContactSubmissionProcessed,
  reopenContactSubmission,
  clearContactSubmission,
  deleteContactSubmission,
  changeContactSubmissions,
  assignContactSubmissions,
  listAssignees,
  deleteContactSubmissions,
  deleteSpam,
});
