import { localizedPath } from '#shared/language.ts';
import { chooseOptions, copies, launcherOf, openChat, shellCopies } from '../testing/chat.ts';
import { accessibilityProblems, expect, refuseCookies, test, visit } from '../testing/site.ts';

const red = 'rgb(184, 50, 26)';

test('a missing answer is outlined and explained, and the lead is not sent @phone', async ({
  page,
  language,
}) => {
  const copy = copies[language];
  const chat = await openChat(page, language);
  await chooseOptions(page, language);
  await chat.getByRole('button', { name: copy.next }).click();
  const submit = chat.getByRole('button', { name: copy.submit });
  await expect(submit).toBeDisabled();
  await expect(chat.getByText(copy.required)).toBeVisible();
  const labels = [copy.name, copy.company, copy.email];
  for (const label of labels) {
    await expect(chat.getByLabel(label)).toHaveCSS('border-color', red);
    // The field is not marked as invalid before the first attempt.
    await expect(chat.getByLabel(label)).toHaveAttribute('aria-invalid', 'false');
  }

  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('alert')).toHaveText(copy.alerts.missing);
  for (const label of labels) await expect(chat.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  await chat.getByLabel(copy.name).fill('Sara');
  await expect(chat.getByRole('alert')).toBeEmpty();
  await chat.getByLabel(copy.company).fill('Sample Foods');
  await chat.getByLabel(copy.email).fill('sara@example');
  await expect(submit).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('alert')).toHaveText(copy.alerts.email);
  expect(await accessibilityProblems(page)).toEqual([]);

  await chat.getByLabel(copy.email).fill('sara@example.com');
  await expect(chat.getByLabel(copy.email)).toHaveAttribute('aria-invalid', 'false');
  for (const label of labels) await expect(chat.getByLabel(label)).not.toHaveCSS('border-color', red);
  await expect(submit).toBeEnabled();
});

test('the chat opens and closes before the page is hydrated, and continues after it @both', async ({
  page,
  language,
}) => {
  const { title, close, waiting } = shellCopies[language].chat;
  let hydrate = () => {};
  const held = new Promise<void>((resolve) => {
    hydrate = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await refuseCookies(page);
  await page.goto(localizedPath('/contact', language), { waitUntil: 'domcontentloaded' });
  const launcher = launcherOf(page, language);
  const chat = page.getByRole('dialog', { name: title });
  await launcher.click();
  await expect(chat.getByText(waiting)).toBeVisible();
  await chat.getByRole('button', { name: close }).click();
  await expect(chat).toBeHidden();
  await launcher.click();
  await expect(chat.getByText(waiting)).toBeVisible();
  hydrate();
  await expect(chat.getByRole('heading', { name: copies[language].questions.service })).toBeFocused();
  await expect(launcher).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(launcher).toHaveAttribute('aria-expanded', 'false');
});

test('a double click on an option answers one question, and hovering selects no option', async ({
  page,
  language,
}) => {
  const copy = copies[language];
  const chat = await openChat(page, language);
  const options = chat.getByRole('listitem').getByRole('button');
  await options.nth(1).dblclick();
  await expect(chat.getByText(copy.progress(2, 6))).toBeVisible();
  await expect(chat.getByRole('heading', { name: copy.questions.industry })).toBeVisible();
  await chat.getByRole('button', { name: copy.back }).click();
  const colour = (option: number) => options.nth(option).evaluate((e) => getComputedStyle(e).backgroundColor);
  await options.nth(2).hover();
  await expect(options.nth(1)).toHaveAttribute('aria-pressed', 'true');
  expect(await colour(2)).not.toBe(await colour(1));
});

for (const [width, height] of [
  [844, 390],
  [640, 400],
] as const) {
  test(`the whole chat can be reached in a window of ${width} by ${height} @both`, async ({
    page,
    language,
  }) => {
    const copy = copies[language];
    await page.setViewportSize({ width, height });
    const chat = await openChat(page, language);
    await chooseOptions(page, language);
    await chat.getByRole('button', { name: copy.next }).click();
    for (const label of [copy.name, copy.company, copy.email]) {
      await chat.getByLabel(label).fill('Sara');
      await chat.getByLabel(label).scrollIntoViewIfNeeded();
      await expect(chat.getByLabel(label)).toBeInViewport({ ratio: 0.98 });
      await expect(chat.getByRole('heading', { name: shellCopies[language].chat.title })).toBeInViewport({
        ratio: 1,
      });
      await expect(chat.getByRole('button', { name: shellCopies[language].chat.close })).toBeInViewport({
        ratio: 1,
      });
    }
    const scroller = await chat.locator('form').evaluate((form) => form.clientHeight);
    expect(scroller).toBeGreaterThan(height * 0.75);
    await chat.getByRole('button', { name: shellCopies[language].chat.close }).click();
    await expect(chat).toBeHidden();
  });
}

test('Back closes a chat that covers the screen, and stays on the page @phone', async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const chat = await openChat(page, language);
  const launcher = launcherOf(page, language);
  await page.goBack();
  await expect(chat).toBeHidden();
  await expect(page).toHaveURL(localizedPath('/contact', language));
  await launcher.click();
  await chat.getByRole('button', { name: shellCopies[language].chat.close }).click();
  await expect(chat).toBeHidden();
  await expect(launcher).toBeFocused();
  expect(await page.evaluate(() => history.state?.overlay)).toBeUndefined();
});

test('the chat opens and closes by keyboard, and leaves the page usable beside it @both', async ({
  page,
  language,
  isMobile,
}) => {
  const copy = copies[language];
  const chat = await openChat(page, language);
  const launcher = launcherOf(page, language);
  await expect(launcher).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(launcher).toBeFocused();
  await expect(launcher).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await expect(chat.getByRole('heading', { name: copy.questions.service })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(chat.getByRole('heading', { name: copy.questions.industry })).toBeFocused();
  await chat.getByRole('button', { name: shellCopies[language].chat.close }).click();
  await expect(chat).toBeHidden();
  expect(await accessibilityProblems(page)).toEqual([]);

  await launcher.click();
  await expect(chat.getByText(copy.progress(2, 6))).toBeVisible();
  const name = page.locator('#contact-name');
  if (isMobile) await expect(name).not.toBeFocused();
  else {
    await name.fill('Sara');
    await expect(chat).toBeVisible();
  }
});

test('the chat works if the browser blocks storage', async ({ page, language }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const copy = copies[language];
  await visit(page, '/contact', language);
  await page.getByRole('button', { name: shellCopies[language].cookies.rejectAll }).click();
  await launcherOf(page, language).click();
  await chooseOptions(page, language);
  const chat = page.getByRole('dialog', { name: shellCopies[language].chat.title });
  await chat.getByRole('button', { name: copy.next }).click();
  await chat.getByLabel(copy.name).fill('Sara');
  await chat.getByLabel(copy.company).fill('Sample Foods');
  await chat.getByLabel(copy.email).fill('sara@example.com');
  await chat.getByRole('button', { name: copy.submit }).click();
  await expect(chat.getByRole('heading', { name: copy.thanksTitle })).toBeVisible();
});
