import { serve } from '#functions/http/serve.ts';
import { countContactSubmissions } from './count-contact-submissions.ts';
import { getFormToken } from './get-form-token.ts';
import { listContactSubmissions } from './list-contact-submissions.ts';
import { markContactSubmissionProcessed } from './mark-contact-submission-processed.ts';
import { sendChatbotLead } from './send-chatbot-lead.ts';
import { sendContactMessage } from './send-contact-message.ts';

export const handler = serve('messages', {
  sendContactMessage,
  sendChatbotLead,
  getFormToken,
  listContactSubmissions,
  countContactSubmissions,
  markContactSubmissionProcessed,
});
