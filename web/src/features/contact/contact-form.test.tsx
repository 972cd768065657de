import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '#shared/language.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import type { ContactReason } from '#web/lib/contact-paths.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { ContactForm } from './contact-form.tsx';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';
import { contactDraft } from './use-contact-form.ts';

const send = 'POST /api/contact';
const copies = [
  ['en', english],
  ['ar', arabic],
] as const;

afterEach(contactDraft.clear);

function show(
  language: Language,
  copy: typeof english,
  reason?: ContactReason,
  compose?: (words: string) => string,
) {
  const heard = { onSuccess: vi.fn(), onFailure: vi.fn() };
  const { unmount } = render(
    <MemoryRouter>
      <LanguageProvider language={language}>
        <ContactForm reason={reason} compose={compose} copy={copy} {...heard} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  const field = (name: 'name' | 'email' | 'message' | 'service') =>
    screen.getByLabelText(copy[name], { exact: false });
  const press = (name: string) => screen.getByRole('button', { name });
  return { user: userEvent.setup({ delay: null }), field, press, unmount, ...heard };
}

test.each(copies)('in %s missing input is reported, and the first field gets the focus', async (...shown) => {
  const [, copy] = shown;
  const calls = fakeApi({});
  const { user, field, press } = show(...shown);
  await user.click(press(copy.send));
  expect(field('name')).toHaveFocus();
  expect(field('name')).toHaveAccessibleDescription(copy.errors.name.required);
  expect(field('email')).toHaveAccessibleDescription(copy.errors.email.required);
  expect(field('message')).toHaveAccessibleDescription(copy.errors.message.required);
  await user.type(field('name'), 'Sara');
  await user.type(field('email'), 'sara');
  await user.type(field('message'), 'Short');
  await user.click(press(copy.send));
  expect(field('name')).not.toHaveAccessibleDescription();
  expect(field('email')).toHaveFocus();
  expect(field('email')).toHaveAccessibleDescription(copy.errors.email.invalid);
  expect(field('message')).toHaveAccessibleDescription(copy.errors.message['too-short']);
  expect(calls.filter(({ name }) => name === send)).toEqual([]);
});

test.each(copies)(
  'in %s a message that was not stored stays, also after a reload, and is sent again under its key',
  async (...shown) => {
    const [, copy] = shown;
    const answers = [503, 201];
    const calls = fakeApi({ [send]: () => Response.json({ id: 'a' }, { status: answers.shift() ?? 500 }) });
    const first = show(...shown);
    await first.user.type(first.field('name'), 'Sara');
    await first.user.type(first.field('email'), 'sara@example.com');
    await first.user.type(first.field('message'), 'Please count our shelves.');
    await first.user.click(first.press(copy.send));
    expect(await screen.findByRole('alert')).toHaveTextContent(copy.failedNotice);
    expect(first.onFailure).toHaveBeenCalledOnce();
    first.unmount();

    const again = show(...shown);
    expect(again.field('message')).toHaveValue('Please count our shelves.');
    await again.user.click(again.press(copy.send));
    await waitFor(() => expect(again.onSuccess).toHaveBeenCalledOnce());
    const sent = calls.filter(({ name }) => name === send);
    const [key, ...others] = new Set(sent.map(({ headers }) => headers.get('idempotency-key')));
    expect(others).toEqual([]);
    expect(sent).toHaveLength(2);
    // The body of the answer is not read: the key is the message's id.
    expect(again.onSuccess).toHaveBeenCalledWith(expect.objectContaining({ id: key, name: 'Sara' }));
    expect(contactDraft.read()).toBeUndefined();
  },
);

test.each(copies)('in %s the form has preselected the service that it was opened for', (...shown) => {
  fakeApi({});
  expect(show(...shown, 'market-research').field('service')).toHaveValue('data-technology');
});

test('another choice survives a reload, but not opening the form for something else', async () => {
  fakeApi({});
  const first = show('en', english, 'quote');
  await first.user.type(first.field('message'), 'Please count our shelves.');
  await first.user.selectOptions(first.field('service'), 'digital-commerce');
  first.unmount();
  const again = show('en', english, 'quote');
  expect(again.field('service')).toHaveValue('digital-commerce');
  again.unmount();
  const other = show('en', english, 'demo');
  expect(other.field('service')).toHaveValue('data-technology');
  expect(other.field('message')).toHaveValue('Please count our shelves.');
});

test('with a plan the message may be empty, and is made from both', async () => {
  const calls = fakeApi({ [send]: () => Response.json({ id: 'a' }, { status: 201 }) });
  const { user, field, press, onSuccess } = show(
    'en',
    english,
    'scope',
    (words) => `Scope v1\nVisits: 402\n${words}`,
  );
  expect(screen.getByLabelText(english.anythingElse, { exact: false })).not.toBeRequired();
  await user.type(field('name'), 'Sara');
  await user.type(field('email'), 'sara@example.com');
  await user.click(press(english.send));
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  const [sent] = calls.filter(({ name }) => name === send);
  expect(sent?.body).toMatchObject({ message: 'Scope v1\nVisits: 402', service: 'sales-merchandising' });
});
