import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '#shared/language.ts';
import { chatDetailsMaxLength } from '#shared/messages/chat.ts';
import { copy as shellArabic } from '#web/app/shell/copy.ar.ts';
import { copy as shellEnglish } from '#web/app/shell/copy.en.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { ChatPanel } from './chat-panel.tsx';
import { chatDraft, contactStep, detailsStep, freshChat } from './chat-state.ts';
import { copy as arabic } from './copy.ar.ts';
import { type ChatCopy, copy as english } from './copy.en.ts';

const send = 'POST /api/chatbot-contact';
const shellCopies = { en: shellEnglish, ar: shellArabic };
const copies: [Language, ChatCopy][] = [
  ['en', english],
  ['ar', arabic],
];

afterEach(chatDraft.clear);

function show(language: Language, copy: ChatCopy) {
  const { unmount } = render(
    <ChatPanel dialogCopy={shellCopies[language].chat} language={language} open onClose={vi.fn()} />,
  );
  const user = userEvent.setup({ delay: null });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const fill = async (answers: Partial<Record<'name' | 'company' | 'email', string>>) => {
    for (const [name, text] of Object.entries(answers)) {
      await user.type(screen.getByLabelText(copy[name as 'name']), text);
    }
  };
  const question = () => screen.getByRole('heading', { level: 3 });
  return { user, press, fill, question, unmount };
}

test.each(copies)(
  'in %s each choice moves the focus to the next question’s heading',
  async (language, copy) => {
    fakeApi({});
    const { press, question } = show(language, copy);
    const { service, industry, region, urgency } = copy.options;
    for (const [name, option] of [
      ['service', service['mystery-shopping']],
      ['industry', industry.pharmacy],
      ['region', region.krg],
      ['urgency', urgency.exploring],
    ] as const) {
      expect(question()).toHaveTextContent(copy.questions[name]);
      expect(question()).toHaveFocus();
      await press(option ?? '');
    }
    expect(question()).toHaveTextContent(copy.questions.details);
    await press(copy.back);
    expect(screen.getByRole('button', { name: `${urgency.exploring}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test.each(copies)(
  'in %s details that are too long are reported, and the chat does not continue',
  async (language, copy) => {
    fakeApi({});
    const details = 'x'.repeat(chatDetailsMaxLength + 1);
    chatDraft.save({ step: detailsStep, answers: { ...freshChat.answers, details } });
    const { user, press, question } = show(language, copy);
    const field = screen.getByRole('textbox', { name: new RegExp(copy.details) });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(copy.detailsTooLong));
    await press(copy.next);
    expect(question()).toHaveTextContent(copy.questions.details);
    await user.type(field, '{Backspace}');
    expect(field).toBeValid();
    await press(copy.next);
    expect(question()).toHaveTextContent(copy.questions.contact);
  },
);

test.each(copies)('in %s nothing is sent until everything required is filled in', async (language, copy) => {
  const calls = fakeApi({});
  chatDraft.save({ ...freshChat, step: contactStep });
  const { press, fill } = show(language, copy);
  expect(screen.getByLabelText(copy.name)).toHaveAttribute('aria-invalid', 'false');
  await press(copy.submit);
  expect(screen.getByRole('alert')).toHaveTextContent(copy.alerts.missing);
  expect(screen.getByLabelText(copy.name)).toHaveAttribute('aria-invalid', 'true');
  await fill({ name: 'Sara', company: 'Sample Foods', email: 'sara@' });
  await press(copy.submit);
  expect(screen.getByRole('alert')).toHaveTextContent(copy.alerts.email);
  expect(calls.filter(({ name }) => name === send)).toEqual([]);
});

test.each(copies)(
  'in %s a lead that was not stored stays, also after a reload, and is sent again under its key',
  async (language, copy) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const answers = [503, 201];
    const calls = fakeApi({
      [send]: () => {
        const status = answers.shift() ?? 500;
        return Response.json({ success: status === 201, message: 'Stored.' }, { status });
      },
    });
    chatDraft.save({ ...freshChat, step: contactStep });
    const first = show(language, copy);
    await first.fill({ name: 'Sara', company: 'Sample Foods', email: 'sara@example.com' });
    await first.press(copy.submit);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(copy.alerts.failed));
    first.unmount();

    const second = show(language, copy);
    expect(screen.getByLabelText(copy.name)).toHaveValue('Sara');
    await second.press(copy.submit);
    expect(await screen.findByRole('heading', { name: copy.thanksTitle })).toHaveFocus();
    const sent = calls.filter(({ name }) => name === send);
    expect(sent).toHaveLength(2);
    expect(sent.map(({ body }) => body)).toMatchObject([
      { name: 'Sara', language },
      { name: 'Sara', language },
    ]);
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
  },
);
