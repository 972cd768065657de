import { claimCv } from '#functions/data/cvs/cv.ts';
import { isMessageStored, storeMessage } from '#functions/data/messages/message.ts';
import { Conflict } from '#functions/http/errors.ts';
import { newId } from '#functions/http/idempotency.ts';
import type { Operation, OperationRequest } from '#functions/http/operation.ts';
import { suspicionsOf } from '#functions/http/visitors/suspicions.ts';
import { admit } from '#functions/http/visitors/visitor-limits.ts';
import type { Endpoint, ResponseBody } from '#shared/api/endpoint/endpoint.ts';
import { idempotencyKeyHeader } from '#shared/api/endpoint/idempotency.ts';
import type { sendContactMessage } from '#shared/api/messages/messages.ts';
import type { Localized } from '#shared/language.ts';
import { defaultChatService, withLiveAgentLine } from '#shared/messages/chat.ts';
import type { Message, MessageInput } from '#shared/messages/message.ts';

type Sender = Pick<OperationRequest<Endpoint>, 'header' | 'viewerAddress'>;

/**
 * Stores a visitor's message, once per idempotency key, and flags it if it looks like spam. Returns its id and, if it names a
 * CV, the state of the CV.
 * @throws BadRequest for a malformed key, TooManyRequests, Conflict for the key of another message
 */
export async function receiveMessage(
  { website, elapsedMs, formToken, cv: cvUpload, ...content }: MessageInput & Pick<Message, 'source'>,
  { header, viewerAddress }: Sender,
): Promise<ResponseBody<typeof sendContactMessage>> {
  const id = newId(header('idempotency-key'));
  const now = new Date();
  const suspicions = await admit(
    {
      kind: 'contact',
      id,
      viewerAddress,
      suspicions: suspicionsOf({ website, elapsedMs, formToken }, now),
      isStored: () => isMessageStored(id),
    },
    now,
  );
  const createdAt = now.toISOString();
  const cv = cvUpload === undefined ? {} : { cvUpload, cv: await sentCv(cvUpload, id, now) };
  const outcome = await storeMessage({ ...content, ...cv, id, suspicions, createdAt });
  if (outcome === 'different') {
    throw new Conflict(`Another message was sent with this ${idempotencyKeyHeader}; use a new one.`);
  }
  return { id, ...(cv.cv && { cv: cv.cv.state }) };
}

/** Returns the CV of a message, as it is stored. A message is accepted even if the file is missing. */
async function sentCv(upload: string, messageId: string, now: Date): Promise<NonNullable<Message['cv']>> {
  const file = await claimCv(upload, messageId, now);
  return file
    ? { state: 'sent', size: file.size, at: file.checkedAt }
    : { state: 'missing', size: 0, at: now.toISOString() };
}

const thanks: Localized = {
  en: 'Thank you for your request. We will contact you within 24 hours.',
  ar: 'شكرًا على طلبك. سنتواصل معك خلال ٢٤ ساعة.',
};

export const sendChatbotLead: Operation<'sendChatbotLead'> = async ({ body, ...sender }) => {
  const { liveAgent = false, service = defaultChatService, message, ...contact } = body;
  await receiveMessage(
    { ...contact, service, message: withLiveAgentLine(message, liveAgent), source: 'chatbot' },
    sender,
  );
  return { status: 201, body: { success: true, message: thanks[contact.language ?? 'en'] } };
};
