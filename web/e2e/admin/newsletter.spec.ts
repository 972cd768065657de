import { randomUUID } from 'node:crypto';
import { signIn } from '../testing/administrator.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

const words = {
  en: {
    confirm: 'Confirm',
    done: 'You are on the list',
    leave: 'Take me off the list',
    left: 'You are off the list',
  },
  ar: {
    confirm: 'تأكيد الاشتراك',
    done: 'اكتمل اشتراكك',
    leave: 'أزل عنواني من القائمة',
    left: 'أُلغي اشتراكك',
  },
};

test('a reader confirms by mail, is found in the tab, gets an article, and unsubscribes by its link', async ({
  page,
  site,
  session,
  language,
  posts,
}) => {
  const texts = words[language];
  const email = `reader-${randomUUID().slice(0, 8)}@example.com`;
  const title = `Shelves ${randomUUID().slice(0, 8)}`;
  await posts.blog({ title, titleAr: `رفوف ${title}`, excerpt: 'What we counted.' });
  const mailTo = async () => {
    await site.settled();
    await page.goto(site.mailsUrl);
    return page.getByRole('row', { name: email }).getByRole('link').first();
  };

  const { formToken } = await (await page.request.get('/api/form-token')).json();
  await expect(async () => {
    // Until the form token has a minimum age, the request looks like spam and no mail is sent.
    await page.request.post('/api/newsletter', { data: { email, language, formToken, elapsedMs: 5000 } });
    await expect(await mailTo()).toBeVisible({ timeout: 500 });
  }).toPass();
  const follow = async (label: string | RegExp) => {
    const address = await (await mailTo()).getAttribute('href');
    await page.goto(`${site.mailsUrl}${address}/html`);
    await page.goto(String(await page.getByRole('link', { name: label }).getAttribute('href')));
  };
  await follow(/confirmation|التأكيد/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: texts.confirm }).click();
  await expect(page.getByRole('heading', { name: texts.done })).toBeVisible();

  await signIn(page, session, 'newsletter');
  await page.getByRole('searchbox').fill(email.toUpperCase());
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Confirmed');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send an article' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send an article to the list' });
  await dialog.getByRole('textbox', { name: 'Search published articles' }).fill(title);
  await dialog.getByRole('button', { name: title }).click();
  await expect(dialog.getByText(`رفوف ${title}`).first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('radio', { name: language === 'ar' ? 'Arabic readers' : 'English readers' }).check();
  await dialog.getByRole('button', { name: /^Send to/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Send to/ })
    .click();
  const line = page.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText(language === 'ar' ? 'Arabic readers' : 'English readers');
  await expect(line).toContainText('Sent');

  await follow(/^(Leave the list|إلغاء الاشتراك)$/);
  await page.getByRole('button', { name: texts.leave }).click();
  await expect(page.getByRole('heading', { name: texts.left })).toBeVisible();
});
