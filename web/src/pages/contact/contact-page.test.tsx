import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '#shared/language.ts';
import { messageNumber } from '#shared/messages/message-number.ts';
import { contactDraft } from '#web/features/contact/use-contact-form.ts';
import { shownToast } from '#web/features/toasts/toasts.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { recordToolEvent } from '#web/lib/tool-events.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import ContactPage from './contact-page.tsx';
import { copy as arabic, texts as arabicTexts } from './copy.ar.ts';
import { copy as english, texts as englishTexts } from './copy.en.ts';

vi.mock('#web/lib/tool-events.ts', () => ({ recordToolEvent: vi.fn() }));

const send = 'POST /api/contact';
const languages = [
  ['en', english, englishTexts],
  ['ar', arabic, arabicTexts],
] as const;

afterEach(() => {
  contactDraft.clear();
  vi.mocked(recordToolEvent).mockClear();
});

function show(
  language: Language,
  copy: typeof english,
  texts: Readonly<Record<keyof typeof englishTexts, string>>,
  id: string,
  search = '',
) {
  const calls = fakeApi({ [send]: () => Response.json({}, { status: 201 }) });
  render(
    <MemoryRouter initialEntries={[`/contact/${id}${search}`]}>
      <LanguageProvider language={language}>
        <ContactPage copy={copy} texts={texts as typeof englishTexts} id={id} kind={undefined} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  const user = userEvent.setup({ delay: null });
  const field = (name: 'name' | 'email' | 'message') =>
    screen.getByLabelText(copy.form[name], { exact: false });
  const fill = async () => {
    await user.type(field('name'), 'Sara');
    await user.type(field('email'), 'sara@example.com');
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { calls: () => calls.filter(({ name }) => name === send), user, field, fill, press };
}

test.each(languages)('in %s a sent message gets a receipt with its number', async (...shown) => {
  const [, copy, texts] = shown;
  const { calls, user, field, fill, press } = show(...shown, 'demo');
  expect(screen.getByText(texts.contact_offer_time)).toBeVisible();
  await fill();
  await user.type(field('message'), 'Please count our shelves.');
  await press(copy.form.send);
  expect(await screen.findByRole('heading', { level: 1, name: copy.sent.title })).toHaveFocus();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText(messageNumber(calls()[0]?.headers.get('idempotency-key') ?? ''))).toBeVisible();
  expect(screen.getByText('sara@example.com')).toBeVisible();
  expect(screen.getByText(copy.form.services['data-technology'])).toBeVisible();
  const steps = within(screen.getByRole('region', { name: copy.next.title })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    copy.next.now + copy.next.kept,
    texts.contact_answer_time + copy.next.answer,
    texts.contact_offer_time + copy.next.offer,
    texts.contact_start_time + copy.next.start,
  ]);
  expect(vi.mocked(recordToolEvent).mock.calls).toEqual([['contact_sent', { for: 'demo', scope: false }]]);
  // The toast has the specified sentences, and is shown once.
  expect(shownToast.current()).toMatchObject({ title: copy.form.sentTitle, text: copy.form.sentText });
  expect(screen.queryByText(copy.form.sentText)).not.toBeInTheDocument();

  await press(copy.sent.another);
  expect(field('name')).toHaveFocus();
  expect(field('message')).toHaveValue('');
});

test('the receipt of a job application promises no offer', () => {
  show('en', english, englishTexts, 'career');
  expect(screen.getByText(englishTexts.contact_answer_time)).toBeVisible();
  expect(screen.queryByText(englishTexts.contact_offer_time)).not.toBeInTheDocument();
});

test('a sent plan is not sent again with the next message', async () => {
  const { calls, user, field, fill, press } = show('en', english, englishTexts, 'scope', '?provinces=basra');
  await screen.findByRole('heading', { name: 'Your scope' });
  await fill();
  await press(english.form.send);
  await screen.findByRole('heading', { name: english.sent.title });
  expect(screen.getByText('481 visits, 1 province')).toBeVisible();
  expect(vi.mocked(recordToolEvent).mock.calls).toEqual([
    ['contact_sent', { for: 'scope', scope: true }],
    ['plan_send', { provinces: 1, visits: 481, waves: 1 }],
  ]);
  await press(english.sent.another);

  expect(screen.queryByRole('heading', { name: 'Your scope' })).not.toBeInTheDocument();
  const [first] = calls();
  const note = screen.getByRole('region', { name: english.sentPlan.title });
  expect(note).toHaveTextContent(messageNumber(first?.headers.get('idempotency-key') ?? ''));
  expect(within(note).getByRole('link')).toHaveAttribute('href', '/plan-an-audit?provinces=basra');
  await fill();
  await user.type(field('message'), 'One thing more: the bills.');
  await press(english.form.send);
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(first?.body).toMatchObject({ message: expect.stringMatching(/^Scope v1\n/) });
  expect(calls()[1]?.body).toMatchObject({ message: 'One thing more: the bills.' });
});

test.each(languages)(
  'in %s a service that is not in the list has the name of its page, before and after sending',
  async (...shown) => {
    const [, copy] = shown;
    const { calls, user, field, fill, press } = show(...shown, 'mystery-shopping');
    const service = screen.getByLabelText(copy.form.service, { exact: false });
    expect(service).toHaveValue('general-inquiry');
    const name = copy.openedFor['mystery-shopping'].service ?? '';
    expect(service).toHaveDisplayValue(name);
    window.history.replaceState(null, '', '/contact/mystery-shopping');
    await fill();
    await user.type(field('message'), 'Six branches in Erbil.');
    await press(copy.form.send);
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(calls()[0]?.body).toMatchObject({ service: 'general-inquiry', page: '/contact/mystery-shopping' });
    expect(await screen.findByText(name)).toBeVisible();
    window.history.replaceState(null, '', '/');
  },
);
