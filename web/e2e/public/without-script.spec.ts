import { headline } from '../testing/post-page.ts';
import { expect, visit } from '../testing/site.ts';
import { test as contentTest, newText } from '../testing/stored-content.ts';
import { test } from '../testing/stored-posts.ts';

test.use({ javaScriptEnabled: false });
contentTest.use({ javaScriptEnabled: false });

test('posts can be read and found, and disappear when unpublished @phone', async ({
  page,
  posts,
  language,
}) => {
  const titles = { en: 'Counting cans', ar: 'عدّ العلب' };
  const texts = { en: 'One can after the other.', ar: 'علبة تلو الأخرى.' };
  const { id } = await posts.blog({
    title: titles.en,
    titleAr: titles.ar,
    content: texts.en,
    contentAr: texts.ar,
  });
  await visit(page, '/blog', language);
  await page.getByRole('main').getByRole('link', { name: titles[language] }).first().click();
  await expect(headline(page)).toHaveText(titles[language]);
  await expect(page.getByRole('article')).toContainText(texts[language]);
  await posts.update(id, { published: false });
  await visit(page, '/blog', language);
  await expect(page.getByText(titles[language])).toHaveCount(0);
});

contentTest('a saved text is shown @phone', async ({ page, content, language }) => {
  const [english, arabic] = [newText(), newText()];
  await content.save('hero_title', { value: english, valueAr: arabic });
  await visit(page, '/', language);
  await expect(headline(page)).toHaveText({ en: english, ar: arabic }[language]);
});
