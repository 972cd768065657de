import type { Operation } from '#functions/http/operation.ts';
import type { Localized } from '#shared/language.ts';
import { defaultChatService, withLiveAgentLine } from '#shared/messages/chat.ts';
import { receiveMessage } from './receive-message.ts';

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
