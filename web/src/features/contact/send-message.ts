import { idempotencyKeyHeader } from '#shared/api/idempotency.ts';
import { sendContactMessage } from '#shared/api/messages.ts';
import type { Language } from '#shared/language.ts';
import { callApi } from '#web/lib/api-client.ts';
import { messageOrigin } from '#web/lib/campaign.ts';
import { formToken } from '#web/lib/form/form-token.ts';
import { type ContactValues, contactDraft } from './contact-draft.ts';

interface SubmissionContext {
  language: Language;
  /** What stood in the field no person sees. */
  website: string;
  /** How long the form was shown, in milliseconds. */
  elapsedMs: number;
}

/** Sends a message, once however often it is tried. Resolves when it is stored; throws `ApiError` or a network error. */
export async function sendMessage(values: ContactValues, context: SubmissionContext): Promise<void> {
  await callApi(sendContactMessage, {
    body: { ...values, ...context, ...messageOrigin(), formToken: formToken() },
    headers: { [idempotencyKeyHeader]: contactDraft.attemptKey(values) },
  });
}
