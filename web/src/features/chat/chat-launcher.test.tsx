import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { localizedPath } from '#shared/language.ts';
import { copy as shellArabic } from '#web/app/shell/copy.ar.ts';
import { copy as shellEnglish } from '#web/app/shell/copy.en.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { contactPath } from '#web/lib/contact-paths.ts';
import { ChatLauncher } from './chat-launcher.tsx';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';

const copies = {
  en: { shell: shellEnglish.chat, chat: english },
  ar: { shell: shellArabic.chat, chat: arabic },
};

test.each(['en', 'ar'] as const)(
  'the browser opens the prerendered panel, and the questions replace it once the page is hydrated, in %s',
  async (language) => {
    const { shell, chat } = copies[language];
    const launcher = (
      <MemoryRouter initialEntries={[localizedPath('/awards', language)]}>
        <LanguageProvider language={language}>
          <ChatLauncher copy={shell} language={language} hinting={false} onFailure={vi.fn()} />
        </LanguageProvider>
      </MemoryRouter>
    );
    const root = document.createElement('div');
    root.innerHTML = renderToString(launcher);
    document.body.append(root);
    const button = screen.getByRole('button', { name: new RegExp(shell.chat) });
    const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement;
    expect(dialog).toHaveAttribute('popover', 'manual');
    const inside = within(dialog);
    expect(inside.getByRole('link', { name: shell.write, hidden: true })).toHaveAttribute(
      'href',
      localizedPath(contactPath('quote'), language),
    );
    // The browser itself exposes whether the popover is open.
    expect(button).not.toHaveAttribute('aria-expanded');

    const onRecoverableError = vi.fn();
    await act(async () => hydrateRoot(root, launcher, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(await inside.findByRole('heading', { name: chat.questions.service })).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(inside.queryByText(shell.waiting)).not.toBeInTheDocument();
    await userEvent.click(inside.getByRole('button', { name: shell.close }));
    expect(dialog).not.toHaveAttribute('open');
    root.remove();
  },
);

test('does not take the focus from where the visitor moved it during loading', async () => {
  render(
    <MemoryRouter>
      <LanguageProvider language="en">
        <ChatLauncher copy={shellEnglish.chat} language="en" hinting={false} onFailure={vi.fn()} />
        <button type="button">Menu</button>
      </LanguageProvider>
    </MemoryRouter>,
  );
  const menu = screen.getByRole('button', { name: 'Menu' });
  // In one go, so that the assistant has not been loaded when the focus moves on.
  act(() => {
    screen.getByRole('button', { name: new RegExp(shellEnglish.chat.chat) }).click();
    menu.focus();
  });
  expect(await screen.findByRole('heading', { name: english.questions.service })).toBeVisible();
  expect(menu).toHaveFocus();
});
