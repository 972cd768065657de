import { idempotencyKeyHeader } from '#shared/api/endpoint/idempotency.ts';
import { sendChatbotLead } from '#shared/api/messages/messages.ts';
import type { Language } from '#shared/language.ts';
import { type ChatAnswers, composeLead, defaultChatService } from '#shared/messages/chat.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import { messageOrigin } from '#web/lib/campaign.ts';
import { formToken } from '#web/lib/form/form-token.ts';

interface SubmissionContext {
  language: Language;
  /** The value of the hidden field (honeypot). */
  website: string;
  /** How long the assistant was open, in milliseconds. */
  elapsedMs: number;
}

/**
 * Sends a lead, which is stored once per key. Returns the API's sentence for the visitor.
 * @throws Error with the API's own message, or `Submission failed`
 */
export async function sendLead(
  answers: ChatAnswers,
  key: string,
  context: SubmissionContext,
): Promise<string> {
  const { name, email, company, requestLiveAgent } = answers;
  const service = answers.serviceCustom.trim() || answers.service || defaultChatService;
  const { success, message } = await callApi(sendChatbotLead, {
    body: {
      name,
      email,
      company,
      service,
      message: composeLead(answers),
      liveAgent: requestLiveAgent,
      ...context,
      ...messageOrigin(),
      formToken: formToken(),
    },
    headers: { [idempotencyKeyHeader]: key },
  }).catch((error: unknown) => {
    if (error instanceof ApiError) return { success: false, message: messageOf(error) };
    throw error;
  });
  if (!success) throw new Error(message || 'Submission failed');
  return message;
}

function messageOf({ body }: ApiError): string {
  try {
    const { message } = JSON.parse(body);
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}
