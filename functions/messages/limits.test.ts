import '#functions/data/testing/environment.ts';
import { describe } from 'vitest';
import { testLimits } from '#functions/http/testing/limits.ts';
import { sendChatbotLead, sendContactMessage } from '#shared/api/messages/messages.ts';
import { handler } from './handler.ts';

const body = { name: 'Shilan', email: 'shilan@example.com', message: 'Please send an offer.' };

describe('a message', () => testLimits({ handler, endpoint: sendContactMessage, body, kind: 'contact' }));
describe('a lead', () => testLimits({ handler, endpoint: sendChatbotLead, body, kind: 'contact' }));
