import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#shared/language.ts';
import { cvMaxBytes } from '#shared/messages/cv.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { recordToolEvent } from '#web/lib/tool-events.ts';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi, heldAnswer } from '#web/testing/fake-api.ts';
import { heldStorage } from '#web/testing/fake-storage.ts';
import { ContactForm } from '../contact-form.tsx';
import { copy as formArabic } from '../copy.ar.ts';
import { copy as formEnglish } from '../copy.en.ts';
import { contactDraft } from '../use-contact-form.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';

vi.mock('#web/lib/tool-events.ts', () => ({ recordToolEvent: vi.fn() }));

const start = 'POST /api/cv-uploads';
const check = 'POST /api/cv-uploads/check';
const send = 'POST /api/contact';
const uploadId = 'A'.repeat(22);
const languages = [
  ['en', english, formEnglish],
  ['ar', arabic, formArabic],
] as const;

beforeEach(() => void vi.mocked(recordToolEvent).mockClear());
afterEach(contactDraft.clear);

const cv = (name = 'my-cv.pdf', content: BlobPart = '%PDF-1.7 and what follows') =>
  new File([content], name, { type: 'application/pdf' });
const problem = (status: number, details?: object) =>
  Response.json({ error: 'No.', ...(details && { details: [details] }) }, { status });

/** Shows the form as for an application; files and messages are accepted, unless `answers` say otherwise. */
async function show(
  language: Language,
  copy: typeof english,
  formCopy: typeof formEnglish,
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  const storage = heldStorage();
  const calls = fakeApi({
    'GET /api/form-token': () => Response.json({ formToken: 'a.token' }),
    [start]: () => Response.json({ uploadId, url: 'https://cvs.example/', fields: { key: 'waiting/a' } }),
    [check]: () => Response.json({ uploadId, size: 240_000 }),
    [send]: () => Response.json({ id: 'a', cv: 'sent' }, { status: 201 }),
    ...answers,
  });
  const heard = { onSuccess: vi.fn(), onFailure: vi.fn() };
  const { unmount } = render(
    <MemoryRouter>
      <LanguageProvider language={language}>
        <ContactForm reason="career" copy={formCopy} {...heard} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const input = await screen.findByLabelText<HTMLInputElement>(new RegExp(copy.label));
  const field = (name: 'name' | 'email' | 'message') =>
    screen.getByLabelText(formCopy[name], { exact: false });
  const button = (name: string) => screen.getByRole('button', { name });
  return {
    ...{ ...heard, storage, user, input, field, button, unmount },
    messages: () => calls.filter(({ name }) => name === send),
    callsOf: (name: string) => calls.filter((call) => call.name === name),
    fill: async () => {
      await user.type(field('name'), 'Shilan');
      await user.type(field('email'), 'shilan@example.com');
      await user.type(field('message'), 'I audited shops in Basra.');
    },
    press: (name: string) => user.click(button(name)),
    /** Chooses a file and waits until its upload has begun. */
    choose: async (file: File) => {
      const before = storage.length;
      await user.upload(input, file);
      await waitFor(() => expect(storage.length).toBe(before + 1));
      const sent = storage.at(-1);
      if (!sent) throw new Error('Nothing was sent.');
      return sent;
    },
    attach: async (file = cv()) => {
      const before = storage.length;
      await user.upload(input, file);
      await waitFor(() => expect(storage.length).toBe(before + 1));
      await storage.at(-1)?.answer(204);
      await waitFor(() => expect(contactDraft.read()?.values.cv).toMatchObject({ uploadId }));
    },
  };
}

describe.each(languages)('the CV of an application in %s', (...shown) => {
  const [, copy, formCopy] = shown;
  const percent = new Intl.NumberFormat(shown[0] === 'ar' ? 'ar-IQ' : 'en', { style: 'percent' });
  const said = () => screen.getByRole('status');

  test('is optional, and the field says how long it is kept', async () => {
    const { input, fill, press, messages, onSuccess } = await show(...shown);
    expect(input).not.toBeRequired();
    expect(input).toHaveAccessibleName(`${copy.label} ${copy.optional} ${copy.choose}`);
    expect(input).toHaveAccessibleDescription(`${copy.limit} ${copy.keptFor}`);
    expect(said()).toBeEmptyDOMElement();
    expect(await accessibilityProblems()).toEqual([]);
    await fill();
    await press(formCopy.send);
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(messages()[0]?.body).not.toHaveProperty('cv');
  });

  test('is uploaded and checked with visible progress, and sent with the message', async () => {
    const token = heldAnswer();
    const checked = heldAnswer();
    const { user, input, storage, button, fill, press, messages, callsOf, onSuccess } = await show(...shown, {
      'GET /api/form-token': token.answer,
      [check]: checked.answer,
    });
    await user.upload(input, cv());
    expect(await screen.findByText(copy.checking)).toBeVisible();
    expect(said()).toHaveTextContent(copy.said.checking('my-cv.pdf'));
    expect(await accessibilityProblems()).toEqual([]);

    token.give(Response.json({ formToken: 'a.token' }));
    await waitFor(() => expect(storage).toHaveLength(1));
    const [sent] = storage;
    expect(callsOf(start)[0]?.body).toEqual({ size: cv().size, formToken: 'a.token' });
    expect(sent?.url).toBe('https://cvs.example/');
    // The storage ignores what comes after the file.
    expect(Object.keys(sent?.fields ?? {})).toEqual(['key', 'file']);
    await sent?.progress(0.62);
    expect(screen.getByText(copy.uploading(percent.format(0.62)))).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: copy.said.uploading('my-cv.pdf') });
    expect(bar).toHaveAttribute('aria-valuenow', '62');
    expect(said()).toHaveTextContent(copy.said.uploading('my-cv.pdf'));
    expect(button(copy.cancel)).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);

    await sent?.answer(204);
    expect(screen.getByText(copy.checking)).toBeVisible();
    checked.give(Response.json({ uploadId, size: 240_000 }));
    const size = copy.kilobytes(shown[0] === 'ar' ? '٢٤٠' : '240');
    expect(await screen.findByText(copy.attached(size))).toBeVisible();
    expect(said()).toHaveTextContent(copy.said.attached('my-cv.pdf'));
    expect(input).toHaveAccessibleName(`${copy.label} ${copy.optional} ${copy.replace}`);
    expect(await accessibilityProblems()).toEqual([]);
    expect(vi.mocked(recordToolEvent).mock.calls).toEqual([['cv_added', {}]]);

    await fill();
    await press(formCopy.send);
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith(expect.objectContaining({ cv: 'my-cv.pdf' })));
    expect(messages()[0]?.body).toMatchObject({ cv: uploadId, name: 'Shilan' });
  });

  test.each([
    ['a Word file', cv('my-cv.docx', 'PK\u0003\u0004'), copy.refused['not-pdf'], 'no-pdf'],
    ['an empty file', cv('my-cv.pdf', ''), copy.refused.empty, 'empty'],
    [
      'a file that is too large',
      cv('my-cv.pdf', new Uint8Array(cvMaxBytes + 1_957_120)),
      copy.refused['too-large'](copy.megabytes(shown[0] === 'ar' ? '٧٫٢' : '7.2')),
      'too-large',
    ],
  ])('%s is refused before it is uploaded', async (_, file, sentence, reason) => {
    const { user, input, callsOf, button } = await show(...shown);
    await user.upload(input, file);
    await waitFor(() => expect(said()).toHaveTextContent(sentence));
    expect(input).toHaveAccessibleDescription(`${sentence} ${copy.keptFor}`);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleName(`${copy.label} ${copy.optional} ${copy.another}`);
    expect(button(copy.remove)).toBeVisible();
    expect(screen.queryByRole('button', { name: copy.retry })).not.toBeInTheDocument();
    expect(callsOf(start)).toEqual([]);
    expect(vi.mocked(recordToolEvent).mock.calls).toEqual([['cv_refused', { reason }]]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  test.each([
    ['not-pdf', 'no-pdf'],
    ['incomplete', 'damaged'],
    ['encrypted', 'locked'],
    ['active', 'active'],
    ['unreadable', 'damaged'],
  ] as const)('that the check finds %s is refused', async (found, reason) => {
    const { choose, input } = await show(...shown, {
      [check]: () => problem(400, { field: 'file', problem: found }),
    });
    await (await choose(cv())).answer(204);
    await waitFor(() => expect(said()).toHaveTextContent(copy.refused[found]));
    expect(input).toHaveAccessibleDescription(`${copy.refused[found]} ${copy.keptFor}`);
    expect(vi.mocked(recordToolEvent).mock.calls).toEqual([['cv_refused', { reason }]]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('over the daily limit is refused, and the message is sent without it', async () => {
    const { user, input, fill, press, messages, onSuccess } = await show(...shown, {
      [start]: () => problem(429),
    });
    await fill();
    await user.upload(input, cv());
    await waitFor(() => expect(said()).toHaveTextContent(copy.refused['too-many']));
    expect(await accessibilityProblems()).toEqual([]);
    await press(copy.remove);
    expect(input).toHaveFocus();
    expect(said()).toHaveTextContent(copy.said.none);
    await press(formCopy.send);
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(messages()[0]?.body).not.toHaveProperty('cv');
  });

  test.each([
    ['breaks off half-way', 0, copy.refused.interrupted],
    ['comes after its time', 403, copy.refused.expired],
  ])('an upload that %s is tried again with a new permission', async (_, status, sentence) => {
    const { choose, press, callsOf, storage } = await show(...shown);
    const sent = await choose(cv());
    await sent.progress(0.5);
    await sent.answer(status);
    await waitFor(() => expect(said()).toHaveTextContent(sentence));
    expect(await accessibilityProblems()).toEqual([]);
    await press(copy.retry);
    await waitFor(() => expect(storage).toHaveLength(2));
    await storage[1]?.answer(204);
    await waitFor(() => expect(said()).toHaveTextContent(copy.said.attached('my-cv.pdf')));
    expect(callsOf(start)).toHaveLength(2);
  });

  test('that expired before the message was sent is reported in the form, which keeps the typed text', async () => {
    const answers = ['missing', 'sent'];
    const { input, field, fill, attach, press, messages, onSuccess } = await show(...shown, {
      [send]: () => Response.json({ id: 'a', cv: answers.shift() }, { status: 201 }),
    });
    await fill();
    await attach();
    await press(formCopy.send);
    await waitFor(() => expect(input).toHaveAccessibleDescription(`${copy.refused.gone} ${copy.keptFor}`));
    await waitFor(() => expect(input).toHaveFocus());
    expect(field('message')).toHaveValue('I audited shops in Basra.');
    expect(onSuccess).not.toHaveBeenCalled();
    expect(await accessibilityProblems()).toEqual([]);
    await attach();
    await press(formCopy.send);
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(messages()).toHaveLength(2);
  });
});

const inEnglish = languages[0];

test('a message sent during the upload waits for it', async () => {
  const { fill, choose, press, messages, onSuccess } = await show(...inEnglish);
  await fill();
  const sent = await choose(cv());
  await press(formEnglish.send);
  expect(screen.getByRole('button', { name: formEnglish.sending })).toBeVisible();
  await sent.progress(0.9);
  expect(messages()).toEqual([]);
  await sent.answer(204);
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(messages()[0]?.body).toMatchObject({ cv: uploadId });
});

test.each([
  ['is refused', { [check]: () => problem(400, { field: 'file', problem: 'encrypted' }) }],
  ['is cancelled', {}],
] as const)(
  'a message whose CV %s meanwhile is not sent, and keeps the typed text',
  async (what, answers) => {
    const { fill, choose, press, field, input, messages, onFailure } = await show(...inEnglish, answers);
    await fill();
    const sent = await choose(cv());
    await press(formEnglish.send);
    if (what === 'is cancelled') {
      await press(english.cancel);
      expect(sent.isAborted()).toBe(true);
    } else await sent.answer(204);
    await waitFor(() => expect(screen.getByRole('button', { name: formEnglish.send })).toBeVisible());
    expect(input).toHaveFocus();
    expect(messages()).toEqual([]);
    expect(onFailure).not.toHaveBeenCalled();
    expect(field('message')).toHaveValue('I audited shops in Basra.');
  },
);

test('a message with a refused file is not sent without it unless confirmed', async () => {
  const { user, fill, input, press, messages } = await show(...inEnglish);
  await fill();
  await user.upload(input, cv('my-cv.pdf', ''));
  await waitFor(() => expect(input).toBeInvalid());
  await press(formEnglish.send);
  await waitFor(() => expect(input).toHaveFocus());
  expect(messages()).toEqual([]);
});

test('the CV chosen last is sent, and an earlier upload is dropped', async () => {
  const { choose, attach, fill, press, messages, onSuccess } = await show(...inEnglish);
  const first = await choose(cv('old.pdf'));
  await first.progress(0.5);
  await attach(cv('new.pdf'));
  expect(first.isAborted()).toBe(true);
  await fill();
  await press(formEnglish.send);
  await waitFor(() => expect(onSuccess).toHaveBeenCalledWith(expect.objectContaining({ cv: 'new.pdf' })));
  expect(messages()).toHaveLength(1);
});

test('the same words with another CV are another message, and a retry with the same CV is not', async () => {
  const uploads = ['B', 'C'].map((letter) => letter.repeat(22));
  let made = 0;
  const { fill, user, input, storage, press, messages } = await show(...inEnglish, {
    [check]: () => Response.json({ uploadId: uploads[made++], size: 5 }),
    [send]: () => problem(503),
  });
  await fill();
  for (const [number, upload] of uploads.entries()) {
    await user.upload(input, cv());
    await waitFor(() => expect(storage).toHaveLength(number + 1));
    await storage[number]?.answer(204);
    await waitFor(() => expect(contactDraft.read()?.values.cv?.uploadId).toBe(upload));
    for (const _ of ['first', 'again']) {
      const before = messages().length;
      await press(formEnglish.send);
      await waitFor(() => expect(messages()).toHaveLength(before + 1));
      await screen.findByRole('button', { name: formEnglish.send });
    }
  }
  const keys = messages().map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).toBe(keys[3]);
  expect(new Set(keys).size).toBe(2);
});

test('an uploaded CV is still there after a reload, and its message is the same one', async () => {
  const first = await show(...inEnglish, { [send]: () => problem(503) });
  await first.fill();
  await first.attach();
  await first.press(formEnglish.send);
  await screen.findByRole('alert');
  first.unmount();

  const again = await show(...inEnglish);
  expect(await screen.findByText('my-cv.pdf')).toBeVisible();
  await again.press(formEnglish.send);
  await waitFor(() => expect(again.onSuccess).toHaveBeenCalledOnce());
  const [key] = first.messages().map(({ headers }) => headers.get('idempotency-key'));
  expect(again.messages()[0]?.headers.get('idempotency-key')).toBe(key);
  expect(again.messages()[0]?.body).toMatchObject({ cv: uploadId });
});

test('a CV uploaded yesterday has to be added again', async () => {
  const first = await show(...inEnglish);
  await first.fill();
  await first.attach();
  first.unmount();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
  await show(...inEnglish);
  vi.useRealTimers();
  expect(screen.queryByText('my-cv.pdf')).not.toBeInTheDocument();
});

test('a file can be dropped on the field, and one dropped outside does not replace the page', async () => {
  const { input, storage } = await show(...inEnglish);
  const dataTransfer = { files: [cv('dropped.pdf')], types: ['Files'], dropEffect: 'copy' };
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  expect(storage).toEqual([]);
  const box = screen.getByText(english.limit);
  fireEvent.dragOver(box, { dataTransfer });
  expect(screen.getByText(english.letGo)).toBeVisible();
  fireEvent.drop(box, { dataTransfer });
  expect(screen.getByText('dropped.pdf')).toBeVisible();
  await waitFor(() => expect(storage).toHaveLength(1));
  expect(input).toBeInTheDocument();
});
