import '#functions/data/testing/environment.ts';
import { expect, test } from 'vitest';
import { noteChecked } from '#functions/data/cvs/cv.ts';
import { getMessageDetails, getMessageItem } from '#functions/data/messages/message.ts';
import { idOf, messagesSite } from './testing/messages-site.ts';

const { sendMessage, messageOf } = messagesSite();
const upload = (letter: string) => letter.repeat(22);

test('a checked CV is attached to a message, which can be sent again', async () => {
  await noteChecked(upload('a'), 1234, new Date());
  const headers = { 'idempotency-key': 'a-cv-and-its-message' };
  const answers = await Promise.all([1, 2].map(() => sendMessage({ headers, fields: { cv: upload('a') } })));
  answers.push(await sendMessage({ headers, fields: { cv: upload('a') } }));
  const told = { status: 201, body: { id: 'a-cv-and-its-message', cv: 'sent' } };
  expect(answers).toMatchObject([told, told, told]);
  expect((await messageOf('a-cv-and-its-message'))?.cv).toMatchObject({ state: 'sent', size: 1234 });
  // Readers of a message do not get the id of the upload.
  expect(await getMessageDetails('a-cv-and-its-message')).not.toHaveProperty('cvUpload');
});

test.each<[string, () => Promise<string>]>([
  [
    'went with another message',
    async () => {
      await noteChecked(upload('b'), 5, new Date());
      await sendMessage({ fields: { cv: upload('b') } });
      return upload('b');
    },
  ],
  ['is gone', async () => upload('c')],
  ['was never one', async () => '../kept/secret'],
])('a message whose CV %s is stored, and says that the CV is missing', async (_, given) => {
  const answer = await sendMessage({ fields: { cv: await given() } });
  expect(answer).toMatchObject({ status: 201, body: { cv: 'missing' } });
  expect((await messageOf(idOf(answer)))?.cv).toMatchObject({ state: 'missing' });
});

test('the same text with another CV is another message', async () => {
  for (const letter of ['d', 'e']) await noteChecked(upload(letter), 5, new Date());
  const headers = { 'idempotency-key': 'same-words-other-cv' };
  expect((await sendMessage({ headers, fields: { cv: upload('d') } })).status).toBe(201);
  expect((await sendMessage({ headers, fields: { cv: upload('e') } })).status).toBe(409);
});

test('a message without a CV is stored as before', async () => {
  const answer = await sendMessage();
  expect(answer.body).not.toHaveProperty('cv');
  const id = idOf(answer);
  expect(Object.keys((await getMessageItem(id)) ?? {})).not.toContain('cv');
  expect(Object.keys((await getMessageItem(id)) ?? {})).not.toContain('cvUpload');
});
