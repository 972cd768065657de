import { afterAll, beforeAll } from 'vitest';
import { send, type TestAnswer, type TestRequest } from '#functions/http/testing/event.ts';
import { filledForm } from '#functions/http/testing/form.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { listMessages, sendContactMessage } from '#shared/api/messages/messages.ts';
import type { Message } from '#shared/messages/message.ts';
import { handler } from '../handler.ts';

/** The fields of the contact form, as a visitor fills them in. */
export const contact = { name: 'Shilan', email: 'shilan@example.com', message: 'Please send an offer.' };

export const idOf = (answer: TestAnswer) => (answer.body as { id: string }).id;
export const messagesOf = (answer: TestAnswer) => answer.body as Message[];

/**
 * Returns the messages' handler with its own table, and functions that call it as a visitor and as an administrator.
 */
export function messagesSite() {
  let signed: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    signed = await signedIn();
  });
  afterAll(() => signed.stop());

  const ask = (endpoint: Endpoint, request?: TestRequest) => send(handler, endpoint, request);
  const askAsAdministrator = (endpoint: Endpoint, request?: TestRequest) =>
    ask(endpoint, { sessionToken: signed.sessionToken, ...request });

  let made = 0;
  /** Sends a message from its own IP address and with its own key, unless the test sets them. */
  async function sendMessage({ headers, fields, ...request }: TestRequest & { fields?: object } = {}) {
    made += 1;
    return ask(sendContactMessage, {
      json: { ...contact, ...filledForm(), ...fields },
      headers: { 'idempotency-key': `test-message-${made}-000000`, ...headers },
      sourceIp: `198.51.100.${made % 250}`,
      ...request,
    });
  }
  const list = (query = '') => askAsAdministrator(listMessages, { query });
  const idsIn = async (state: string) => messagesOf(await list(`state=${state}`)).map(({ id }) => id);
  /** The message as the inbox shows it. */
  const messageOf = async (id: string) =>
    messagesOf(await list('limit=100')).find((message) => message.id === id);

  return { ask, askAsAdministrator, sendMessage, list, idsIn, messageOf };
}
