import '#functions/data/testing/environment.ts';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimCv, noteChecked } from '#functions/data/cvs/cv.ts';
import { deleteSentCv } from '#functions/data/cvs/cv-store.ts';
import { storeMessage } from '#functions/data/messages/message.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { send } from '#functions/http/testing/event.ts';
import { filledForm } from '#functions/http/testing/form.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import { formTokenAt } from '#functions/http/visitors/suspicions.ts';
import { checkCv, downloadCv, startCvUpload } from '#shared/api/messages/cvs.ts';
import { cvMaxBytes } from '#shared/messages/cv.ts';
import { handler } from './handler.ts';
import { badCvs, pdf } from './testing/pdfs.ts';

const sent = new Map<string, Uint8Array>();
const checked = new Map<string, Uint8Array>();
const kept = new Set<string>();
vi.mock(import('#functions/data/cvs/cv-store.ts'), () => ({
  allowCvUpload: vi.fn(async (uploadId) => ({ uploadId, url: 'https://cvs.example/', fields: {} })),
  readSentCv: vi.fn(async (uploadId) => sent.get(uploadId)),
  deleteSentCv: vi.fn(async (uploadId) => void sent.delete(uploadId)),
  storeCheckedCv: vi.fn(async (uploadId, bytes) => void checked.set(uploadId, bytes)),
  isCvKept: vi.fn(async (messageId) => kept.has(messageId)),
  cvDownloadUrl: vi.fn(async (messageId) => `https://cvs.example/kept/${messageId}`),
}));

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});
let visitors = 0;
beforeEach(() => {
  visitors += 1;
  vi.spyOn(console, 'error').mockReturnValue();
  for (const store of [sent, checked, kept]) store.clear();
});
afterEach(() => void vi.useRealTimers());

const start = (more: object = {}) =>
  send(handler, startCvUpload, {
    json: { size: 1000, ...filledForm(), ...more },
    sourceIp: `203.0.113.${visitors}`,
  });
const check = (uploadId: string) => send(handler, checkCv, { json: { uploadId } });
const download = (id: string) => send(handler, downloadCv, { params: { id }, sessionToken });

async function sendFile(file: Uint8Array): Promise<string> {
  const { body } = await start();
  const { uploadId } = body as { uploadId: string };
  sent.set(uploadId, file);
  return uploadId;
}

describe('an upload', () => {
  test('is allowed with a valid form token', async () => {
    const { status, body } = await start();
    expect([status, body]).toEqual([
      200,
      { uploadId: expect.stringMatching(/^[\w-]{22}$/), url: 'https://cvs.example/', fields: {} },
    ]);
  });

  test.each([
    ['without a form', { formToken: undefined }, 400, 'formToken', 'no-form'],
    ['with a form of another site', { formToken: 'abc.def' }, 400, 'formToken', 'no-form'],
    [
      'with a form of two days ago',
      { formToken: formTokenAt(new Date(Date.now() - 48 * 3_600_000)) },
      400,
      'formToken',
      'no-form',
    ],
    ['of nothing', { size: 0 }, 400, 'file', 'not-pdf'],
    ['of half a byte', { size: 0.5 }, 400, 'size', 'invalid'],
  ])('%s is refused', async (_, more, status, field, problem) => {
    const answer = await start(more);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ details: [{ field, problem }] });
  });

  test.each([cvMaxBytes + 1, 50_000_000])('of %d bytes is refused', async (size) => {
    const { status, body } = await start({ size });
    expect([status, body]).toEqual([413, { error: 'The file is too large; choose a PDF of at most 5 MB.' }]);
    expect((await start({ size: cvMaxBytes })).status).toBe(200);
  });

  test('is limited to 20 a day for each address', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => start()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const [refused] = answers.filter(({ status }) => status === 429);
    expect(Number(refused?.headers['Retry-After'])).toBeGreaterThan(0);
    visitors += 1;
    expect((await start()).status).toBe(200);
  });
});

describe('the check', () => {
  test('keeps a valid file once, and gives the same answer when repeated', async () => {
    const uploadId = await sendFile(pdf());
    for (const _ of ['first', 'again']) {
      expect(await check(uploadId)).toMatchObject({ status: 200, body: { uploadId, size: pdf().length } });
    }
    expect([checked.get(uploadId), sent.size]).toEqual([pdf(), 0]);
  });

  test('succeeds if the staged file cannot be deleted, which is logged', async () => {
    const uploadId = await sendFile(pdf());
    vi.mocked(deleteSentCv).mockRejectedValueOnce(new Error('slow'));
    expect((await check(uploadId)).status).toBe(200);
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ failure: 'Upload not deleted' }));
  });

  test.each(badCvs)(
    'of %s keeps nothing, and returns the reason in one sentence',
    async (_, file, problem) => {
      const uploadId = await sendFile(file);
      const { status, body } = await check(uploadId);
      expect([status, body]).toEqual([
        400,
        { error: expect.stringMatching(/^This [^.]+\.$/), details: [{ field: 'file', problem }] },
      ]);
      expect([sent.size, checked.size]).toEqual([0, 0]);
      expect((await check(uploadId)).status).toBe(404);
    },
  );

  test.each(['', 'x', '../kept/a-message-000000', 'A'.repeat(22)])('of %j is 404', async (uploadId) => {
    expect((await check(uploadId)).status).toBe(404);
  });
});

describe('a checked file', () => {
  const now = new Date();
  const upload = (letter: string) => letter.repeat(22);

  test('belongs to one message, even if that message claims it repeatedly', async () => {
    await noteChecked(upload('a'), 5, now);
    const [one, other] = ['message-one-000000', 'message-two-000000'];
    const claims = await Promise.all([one, other, one].map((id) => claimCv(upload('a'), id, now)));
    const given = claims.map((claim) => claim?.messageId).filter(Boolean);
    expect(new Set(given).size).toBe(1);
    const [owner = ''] = given;
    expect(await claimCv(upload('a'), owner, now)).toMatchObject({ size: 5 });
  });

  test.each([
    ['the same message', 'message-same-000000', 'message-same-000000', true],
    ['another message', 'message-mine-000000', 'message-other-00000', false],
  ])(
    'claimed by %s between two steps of another claim is reported as taken',
    async (_, mine, other, isGiven) => {
      const id = upload(isGiven ? 'c' : 'd');
      await noteChecked(id, 5, now);
      const write = dynamodb.send.bind(dynamodb) as (command: unknown) => Promise<object>;
      const claimMeanwhile = vi.fn(() => claimCv(id, other, now));
      vi.spyOn(dynamodb, 'send').mockImplementation(async (command: unknown) => {
        if (command instanceof UpdateCommand && claimMeanwhile.mock.calls.length === 0)
          await claimMeanwhile();
        return write(command);
      });
      const claimed = await claimCv(id, mine, now);
      vi.mocked(dynamodb.send).mockRestore();
      expect(claimMeanwhile).toHaveBeenCalledOnce();
      expect(claimed?.messageId).toBe(isGiven ? mine : undefined);
    },
  );

  test('waits a day for its message', async () => {
    await noteChecked(upload('b'), 5, now);
    const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    expect(await claimCv(upload('b'), 'message-late-0000000', later(25))).toBeUndefined();
    expect(await claimCv(upload('b'), 'message-late-0000000', later(23))).toBeDefined();
  });
});

describe('the download', () => {
  let made = 0;
  async function messageWith(state?: 'sent' | 'kept' | 'missing'): Promise<string> {
    made += 1;
    const id = `message-with-cv-${made}`;
    const createdAt = new Date().toISOString();
    await storeMessage({
      ...{ id, createdAt, source: 'contact', name: 'Sara', email: 'sara@example.com', message: 'My CV.' },
      ...{ suspicions: [], ...(state && { cv: { state, size: 5, at: createdAt } }) },
    });
    return id;
  }

  test('redirects an owner to the stored file', async () => {
    const id = await messageWith('kept');
    kept.add(id);
    expect(await download(id)).toMatchObject({
      status: 200,
      body: { url: `https://cvs.example/kept/${id}` },
    });
    expect((await send(handler, downloadCv, { params: { id } })).status).toBe(401);
  });

  test.each([
    ['its time is over', 'kept', 404, /time is over/],
    ['it is about to be stored', 'sent', 503, /few seconds/],
    ['it was lost', 'missing', 404, /ask for it again/],
    ['there is none', undefined, 404, /No CV/],
  ] as const)('says that %s', async (_, state, status, sentence) => {
    const answer = await download(await messageWith(state));
    expect([answer.status, answer.body]).toEqual([status, { error: expect.stringMatching(sentence) }]);
  });

  test.each(['x', 'no-such-message-00'])('of %s is 404', async (id) => {
    expect((await download(id)).status).toBe(404);
  });
});
