import type { BrowserContext, Locator, Page } from '@playwright/test';
import { adminLanguageCookie } from '#shared/admin-paths.ts';
import type { Language } from '#shared/language.ts';

/** The account with which journeys sign in, and with which the site under test is started. */
export const administrator = { username: 'editor', password: 'كلمة مرور طويلة 2024' };

/** Opens a session of the administrator on the site at `url`. Returns its cookie as `name=value`. */
export async function openSession(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`The administrator could not sign in (${answer.status}).`);
  return cookie;
}

/** Gives the browser a session. With a session, lists are current, not from the CDN's cache. */
export async function giveSession(context: BrowserContext, session: string): Promise<void> {
  const at = session.indexOf('=');
  const cookie = { name: session.slice(0, at), value: session.slice(at + 1) };
  const attributes = {
    domain: 'localhost',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
  } as const;
  await context.addCookies([{ ...cookie, ...attributes }]);
}

/** Sets the language of the admin area, from the next page on. */
export async function readAdminIn(context: BrowserContext, language: Language): Promise<void> {
  await context.addCookies([{ name: adminLanguageCookie, value: language, domain: 'localhost', path: '/' }]);
}

/**
 * Opens the dashboard, on a tab if its name in the URL is given. Uses a session that other journeys use, too: a journey that
 * signs out has to sign in with {@link logIn} first.
 */
export async function signIn(page: Page, session: string, tab?: string): Promise<void> {
  await giveSession(page.context(), session);
  await page.goto(tab === undefined ? '/admin-panel' : `/admin-panel?tab=${tab}`);
}

/** Signs in by the form of the login page that is open. */
export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(administrator.username);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens the account menu. On narrow screens it also contains the controls from the head of wide screens. */
export async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
}

/** Opens the tab with the visitors' messages; signs in as {@link signIn} does. */
export async function openInbox(page: Page, session: string): Promise<void> {
  await signIn(page, session, 'messages');
}

/**
 * Opens the inbox and finds the message of a sender there. The message may be marked as possible spam, since journeys fill in
 * forms faster than people do, and from one IP address; this function removes the mark.
 */
export async function findInInbox(page: Page, session: string, name: string): Promise<Locator> {
  await openInbox(page, session);
  const found = page.getByRole('article').filter({ hasText: name });
  await page
    .getByText(/^Showing |^No New Messages|^No Messages Yet/)
    .first()
    .waitFor();
  if ((await found.count()) > 0) return found;
  await page.getByRole('link', { name: 'Possible spam' }).click();
  await found.getByRole('button', { name: 'Not spam' }).click();
  await page.getByRole('link', { name: 'New messages to handle' }).click();
  return found;
}

/** Opens a message of the inbox, then the dialog with the whole message. Returns the dialog. */
export async function readFull(page: Page, message: Locator): Promise<Locator> {
  await message.getByRole('button', { name: /^Read Full/ }).click();
  // On a phone the button is in a menu.
  const more = page.getByRole('button', { name: 'More actions', exact: true });
  await more.or(page.getByRole('button', { name: 'Read Full', exact: true })).waitFor();
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: 'Read Full', exact: true }).click();
  return page.getByRole('dialog');
}

/** Opens the menu with the inbox's tools, and presses one of them. */
export async function pressInboxTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More tools of the inbox' }).click();
  await page.getByRole('button', { name, exact: true }).last().click();
}

/** Closes the dialog of {@link readFull}, and on a phone also the message, which replaces the list. */
export async function closeMessage(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const back = page.getByRole('button', { name: 'All messages' });
  if (await back.isVisible()) await back.click();
}

/** Returns the dashboard's card of a content item. */
export const itemCard = (page: Page, label: string) =>
  page.getByRole('article', { name: label, exact: true });
