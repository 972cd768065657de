import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';
import { Newsletter } from './newsletter.tsx';

const subscribe = 'POST /api/newsletter';
const token = { 'GET /api/form-token': () => Response.json({ formToken: 'token' }) };

test.each([
  ['en', english],
  ['ar', arabic],
] as const)(
  'in %s missing and invalid addresses are reported, and a valid one is stored',
  async (language, copy) => {
    const answers = [503, 429, 204];
    const calls = fakeApi({
      ...token,
      [subscribe]: () => new Response(null, { status: answers.shift() ?? 500 }),
    });
    const user = userEvent.setup({ delay: null });
    render(
      <MemoryRouter>
        <LanguageProvider language={language}>
          <Newsletter copy={copy} />
        </LanguageProvider>
      </MemoryRouter>,
    );
    const address = screen.getByRole('textbox', { name: copy.email });
    const send = screen.getByRole('button', { name: copy.subscribe });
    await user.click(send);
    expect(address).toHaveAccessibleDescription(copy.errors.required);
    expect(address).toHaveFocus();
    await user.type(address, 'sara');
    await user.click(send);
    expect(address).toHaveAccessibleDescription(copy.errors.invalid);
    expect(calls.filter(({ name }) => name === subscribe)).toEqual([]);
    await user.type(address, '@example.com');
    expect(address).not.toHaveAccessibleDescription();
    for (const refusal of [copy.failed, copy.tooMany]) {
      await user.click(send);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(refusal));
      expect(address).toHaveValue('sara@example.com');
    }
    await user.click(send);
    expect(await screen.findByText(copy.done)).toHaveFocus();
    expect(calls.findLast(({ name }) => name === subscribe)?.body).toMatchObject({
      email: 'sara@example.com',
      language,
    });
  },
);
