import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { type Language, localizedPath } from '#shared/language.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import * as arabic from './copy.ar.ts';
import * as english from './copy.en.ts';
import { NavigationBar } from './navigation-bar.tsx';

const of = { en: english, ar: arabic };

function bar(path: string, language: Language) {
  return (
    <MemoryRouter initialEntries={[localizedPath(path, language)]}>
      <LanguageProvider language={language}>
        <div dir={language === 'ar' ? 'rtl' : 'ltr'}>
          <NavigationBar {...of[language]} language={language} path={path} />
        </div>
      </LanguageProvider>
    </MemoryRouter>
  );
}

/** Renders the bar. Returns its navigation, and the button of its first menu. */
function show(path = '/contact', language: Language = 'en') {
  render(bar(path, language));
  const { copy } = of[language];
  const [navigation] = screen.getAllByRole('navigation', { name: copy.navigation });
  const links = within(navigation as HTMLElement);
  const menu = links.getByText(copy.whatWeDo).closest('details') as HTMLDetailsElement;
  const summary = menu.querySelector('summary') as HTMLElement;
  const link = (name: string) => links.getByRole('link', { name: new RegExp(`^${name}`) });
  return { user: userEvent.setup(), links, menu, summary, link, copy };
}

test.each(['en', 'ar'] as const)(
  'the menu links to all services first, then to each with a description, in %s',
  async (language) => {
    const { user, menu, summary, copy } = show('/contact', language);
    await user.click(summary);
    const names = within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    const services = Object.keys(copy.services) as (keyof typeof copy.services)[];
    expect(names).toEqual([
      copy.allServices.title + copy.allServices.text,
      ...services.map((service) => copy.services[service] + copy.serviceLines[service]),
      copy.unsure.action,
    ]);
    expect(within(menu).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      localizedPath('/what-we-do', language),
    );
    expect(within(menu).queryByRole('img')).not.toBeInTheDocument();
  },
);

test('the down arrow opens the menu at its first link, and arrows wrap', async () => {
  const { user, menu, summary, link } = show();
  summary.focus();
  await user.keyboard('{ArrowDown}');
  expect(menu).toHaveAttribute('open');
  expect(link('All services')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(link('Promotions')).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(link('Ask us')).toHaveFocus();
  await user.keyboard('{ArrowDown}{End}{ArrowLeft}');
  expect(link('Audit software')).toHaveFocus();
});

test('the up arrow opens the menu at its last link', async () => {
  const { user, summary, link } = show();
  summary.focus();
  await user.keyboard('{ArrowUp}');
  expect(link('Ask us')).toHaveFocus();
});

test('in Arabic the left arrow moves forward', async () => {
  const { user, summary, link, copy } = show('/contact', 'ar');
  summary.focus();
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(link(copy.services['/retail-auditing-iraq'])).toHaveFocus();
});

test('letters typed within a second find a link together', async () => {
  const { user, summary, link } = show();
  summary.focus();
  await user.keyboard('{ArrowDown}a');
  expect(link('Audit software')).toHaveFocus();
  await user.keyboard('sk');
  expect(link('Ask us')).toHaveFocus();
});

test('Escape closes the menu and returns the focus', async () => {
  const { user, menu, summary } = show();
  summary.focus();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(summary).toHaveFocus();
});

test('a click elsewhere, a followed link and losing the focus close the menu', async () => {
  const { user, menu, summary, link, links } = show();
  await user.click(summary);
  expect(menu).toHaveAttribute('open');
  await user.click(document.body);
  expect(menu).not.toHaveAttribute('open');

  await user.click(summary);
  await user.click(link('Mystery shopping'));
  expect(menu).not.toHaveAttribute('open');
  expect(link('Mystery shopping')).toHaveAttribute('aria-current', 'page');

  summary.focus();
  await user.keyboard('{ArrowDown}');
  act(() => links.getByRole('link', { name: 'Our People' }).focus());
  expect(menu).not.toHaveAttribute('open');
});

test('the menu of the current page is marked, and the link to it', () => {
  const { summary, link } = show('/data-technology');
  expect(summary).toHaveAttribute('data-current');
  expect(link('Market research')).toHaveAttribute('aria-current', 'page');
});

test('a menu opened before the page is hydrated stays open, and then has its keys', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(bar('/contact', 'en'));
  const menu = root.querySelector('details') as HTMLDetailsElement;
  menu.open = true;
  const onRecoverableError = vi.fn();
  act(() => void hydrateRoot(root, bar('/contact', 'en'), { onRecoverableError }));
  expect(root.querySelector('details')).toBe(menu);
  expect(menu.open).toBe(true);
  expect(onRecoverableError).not.toHaveBeenCalled();
  const user = userEvent.setup();
  act(() => menu.querySelector('a')?.focus());
  await user.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  root.remove();
});

test.each(['en', 'ar'] as const)(
  'the drawer starts with its close button and ends with contacts, in %s',
  (language) => {
    const { copy } = show('/contact', language);
    const controls = [...(document.getElementById('navigation-drawer')?.querySelectorAll('a, button') ?? [])];
    const names = controls.map((control) => control.getAttribute('aria-label') ?? control.textContent);
    const { texts } = of[language];
    expect(names[0]).toBe(copy.closeMenu);
    expect(names[1]).toContain(copy.allServices.title);
    expect(names.slice(-5)).toEqual([
      texts.contact_phone,
      texts.contact_email,
      texts.blog_title,
      texts.careers_title,
      copy.getStarted,
    ]);
  },
);

test.each(['en', 'ar'] as const)(
  'menu and drawer are accessible when they are open, in %s',
  async (language) => {
    const { user, summary, copy } = show('/data-technology', language);
    await user.click(summary);
    expect(await accessibilityProblems()).toEqual([]);
    document.querySelector('dialog')?.setAttribute('open', '');
    expect(screen.getByRole('dialog', { name: copy.menu })).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  },
);
