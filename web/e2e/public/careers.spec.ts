import { localizedPath } from '#shared/language.ts';
import { copy as jobArabic } from '#web/pages/career-post/copy.ar.ts';
import { copy as jobEnglish } from '#web/pages/career-post/copy.en.ts';
import { copy as careersArabic } from '#web/pages/careers/copy.ar.ts';
import { copy as careersEnglish } from '#web/pages/careers/copy.en.ts';
import { giveSession } from '../testing/administrator.ts';
import { graph, headline } from '../testing/post-page.ts';
import { accessibilityProblems, expect, layoutShift, visit, waitUntilHydrated } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

const copies = {
  en: { careers: careersEnglish, job: jobEnglish },
  ar: { careers: careersArabic, job: jobArabic },
};

/** The largest space below the content of a section, in CSS pixels. */
const maxBelowList = 140;

test.beforeEach(({ context, session }) => giveSession(context, session));

test('the language link of a post opens the same post @both', async ({ page, posts, language }) => {
  const { slug } = await posts.career({ title: 'Field auditor', titleAr: 'مدقّق ميداني' });
  const twin = language === 'ar' ? 'en' : 'ar';
  await visit(page, `/careers/${slug}`, language);
  await expect(headline(page)).toHaveText(language === 'ar' ? 'مدقّق ميداني' : 'Field auditor');
  await waitUntilHydrated(page);
  await page.getByRole('contentinfo').locator(`a[hreflang=${twin}]`).click();
  await expect(page).toHaveURL(localizedPath(`/careers/${slug}`, twin));
  await expect(headline(page)).toHaveText(twin === 'ar' ? 'مدقّق ميداني' : 'Field auditor');
});

test.describe('careers', () => {
  test('without openings the page says so, and a CV can be sent @phone', async ({ page, language }) => {
    const copy = copies[language].careers;
    await visit(page, '/careers', language);
    await expect(page.getByText(copy.empty.title)).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: copy.closing.action }).click();
    await expect(page).toHaveURL(localizedPath('/contact/career', language));
  });

  test('the page ends after its list, and nothing moves when the list is loaded @both', async ({
    page,
    posts,
    language,
  }) => {
    const copy = copies[language].careers;
    await posts.career({});
    await visit(page, '/careers', language);
    const list = page.getByRole('list', { name: copy.list });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    const closing = page.locator('section', { has: page.getByRole('heading', { name: copy.closing.title }) });
    await expect(closing).toBeVisible();
    const [end, next] = [await list.boundingBox(), await closing.boundingBox()];
    if (!end || !next) throw new Error('Both the list and what follows it have to be laid out.');
    expect(next.y - end.y - end.height).toBeLessThanOrEqual(maxBelowList);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  });

  test('an opening is listed with its facts and has its own page @phone', async ({
    page,
    posts,
    language,
  }) => {
    const copy = copies[language];
    const arabic = language === 'ar';
    await posts.career({
      title: 'Analyst',
      titleAr: 'محلّل',
      type: 'remote',
      typeAr: 'من المنزل',
      salaryRange: 'IQD 1,000,000',
    });
    const { slug } = await posts.career({
      titleAr: 'مدقّق ميداني',
      locationAr: 'أربيل',
      descriptionAr: 'تزور المتاجر.',
      benefits: 'Paid **training**.',
    });
    await posts.career({ title: 'A secret job', published: false });
    await visit(page, '/careers', language);
    const list = page.getByRole('list', { name: copy.careers.list });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    const [auditor, analyst] = [list.getByRole('listitem').first(), list.getByRole('listitem').last()];
    await expect(auditor).toContainText(arabic ? 'دوام كامل' : 'Full-time');
    await expect(auditor).toContainText(arabic ? 'أربيل' : 'Erbil');
    await expect(analyst).toContainText(arabic ? 'من المنزل' : 'Remote');
    await expect(analyst).toContainText('IQD 1,000,000');
    expect(await accessibilityProblems(page)).toEqual([]);

    await auditor.getByRole('link').click();
    await expect(page).toHaveURL(localizedPath(`/careers/${slug}`, language));
    await expect(headline(page)).toHaveText(arabic ? 'مدقّق ميداني' : 'Field auditor');
    await expect(page.getByText(arabic ? 'تزور المتاجر.' : 'You visit stores.')).toBeVisible();
    await expect(page.locator('strong')).toHaveText('training');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/careers/${slug}$`),
    );
    expect((await graph(page)).find((thing) => thing['@type'] === 'JobPosting')).toMatchObject({
      title: arabic ? 'مدقّق ميداني' : 'Field auditor',
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      employmentType: 'FULL_TIME',
    });
    expect(await accessibilityProblems(page)).toEqual([]);
    const apply = page.getByRole('link', { name: copy.job.closing.action });
    await expect(apply).toHaveCount(2);
    for (const link of await apply.all())
      await expect(link).toHaveAttribute('href', localizedPath('/contact/career', language));
  });

  test('texts of an opening without Arabic are shown in English, and marked, in list and page @both', async ({
    page,
    posts,
    language,
  }) => {
    const job = {
      ...{
        title: 'Field auditor',
        department: 'Fieldwork',
        departmentAr: 'العمل الميداني',
        location: 'Erbil',
      },
      ...{ description: 'You visit stores.', requirements: 'A phone.', requirementsAr: 'هاتف ذكي.' },
      ...{ benefits: 'Training.', salaryRange: 'IQD 900,000 a month' },
    };
    const { id } = await posts.career(job);
    const arabic = language === 'ar';
    const { department, requirements } = arabic
      ? { department: job.departmentAr, requirements: job.requirementsAr }
      : job;
    const written = async (texts: readonly string[]) => {
      const places = texts.map((text) => page.getByRole('main').getByText(text, { exact: true }));
      return Promise.all(
        places.map((place) =>
          place.evaluate((element) => [
            element.closest('[lang]')?.getAttribute('lang'),
            getComputedStyle(element).direction,
          ]),
        ),
      );
    };
    const asEnglish = ['en', 'ltr'];
    const asPage = arabic ? ['ar', 'rtl'] : asEnglish;
    const facts = [job.title, job.location, job.salaryRange, department];
    await visit(page, '/careers', language);
    expect(await written(facts)).toEqual([asEnglish, asEnglish, asEnglish, asPage]);
    await visit(page, `/careers/${id}`, language);
    expect(await written(facts)).toEqual([asEnglish, asEnglish, asEnglish, asPage]);
    expect(await written([job.description, job.benefits, requirements])).toEqual([
      asEnglish,
      asEnglish,
      asPage,
    ]);
  });

  test('headings in the texts of an opening are below the heading of their part', async ({
    page,
    posts,
    language,
  }) => {
    const { id } = await posts.career({ description: '# Your day\n\n## Mornings\n\nVisits.' });
    const { job } = copies[language];
    await visit(page, `/careers/${id}`, language);
    await expect(page.getByRole('heading', { name: 'Mornings' })).toBeVisible();
    const outline = await page
      .getByRole('article')
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`));
    expect(outline.map((heading) => heading.replaceAll('\u00a0', ' '))).toEqual([
      'H1 Field auditor',
      `H2 ${job.description}`,
      'H3 Your day',
      'H4 Mornings',
      `H2 ${job.requirements}`,
    ]);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  });

  test('an unknown opening is not found, and the page links back @phone', async ({
    page,
    pageErrors,
    language,
  }) => {
    const { missing } = copies[language].job;
    await visit(page, '/careers/nothing-here', language);
    await expect(headline(page)).toHaveText(missing.title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: missing.back }).click();
    await expect(page).toHaveURL(localizedPath('/careers', language));
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('status of 404')));
  });
});
