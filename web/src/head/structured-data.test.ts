import { describe, expect, test } from 'vitest';
import { brand } from '#shared/company/brand.ts';
import { builtInCompany } from '#shared/company/company.ts';
import { languages } from '#shared/language.ts';
import { type StructuredPage, structuredData } from './structured-data.ts';

type Thing = Record<string, unknown> & { '@type': string };

const articleTerms =
  '*headline *description *image *datePublished *author *publisher *mainEntityOfPage *url *inLanguage';

/**
 * The properties that schema.org defines for each type, as far as they are used here; search engines require those with
 * *.
 */
const vocabulary: Record<string, string> = {
  Organization: '*name *url *logo alternateName email telephone address parentOrganization sameAs',
  WebSite: '*name *url *inLanguage alternateName publisher',
  WebPage: '*name *description *url *inLanguage *isPartOf about breadcrumb relatedLink',
  Service: '*name *description *url *provider *areaServed',
  BreadcrumbList: '*itemListElement',
  BlogPosting: articleTerms,
  NewsArticle: articleTerms,
  JobPosting:
    '*title *description *datePosted *hiringOrganization *jobLocation *url *employmentType jobLocationType applicantLocationRequirements',
  LocalBusiness: '*name *address telephone parentOrganization openingHoursSpecification',
  OpeningHoursSpecification: '*dayOfWeek *opens *closes',
  FAQPage: '*mainEntity',
  Question: '*name *acceptedAnswer',
  Answer: '*text',
  Person: '*name',
  Place: '*address',
  ListItem: '*position *name *item',
  ImageObject: '*url width height',
  PostalAddress: '*addressCountry streetAddress addressLocality',
  Country: '*name',
};

const siteUrl = 'https://site.example';
const page: StructuredPage = {
  path: '/shop-audit',
  language: 'ar',
  meta: { title: 'تدقيق المتاجر | شواهد التجزئة', description: 'ما نفعله' },
  siteUrl,
  company: builtInCompany,
  parent: { path: '/what-we-do', name: 'خدماتنا' },
  post: undefined,
  isList: false,
};
const home = { ...page, path: '/', parent: undefined };
const blogPost: StructuredPage = {
  ...page,
  path: '/blog/k3Jd_9',
  parent: { path: '/blog', name: 'المدوّنة' },
  post: {
    kind: 'blog',
    title: 'ما نراه على الرفوف',
    description: 'ملاحظات',
    image: '/images/shelf.webp',
    publishedAt: '2024-10-07T06:00:00.000Z',
    author: 'سارة',
    relatedPaths: ['/blog/older', '/blog/k9'],
  },
};
const newsPost: StructuredPage = {
  ...page,
  path: '/news/k3Jd_9',
  parent: { path: '/news', name: 'الأخبار' },
  post: { kind: 'news', title: 'خبر', description: 'ملخّص', publishedAt: '2024-10-07T06:00:00.000Z' },
};
const posting: StructuredPage = {
  ...page,
  path: '/careers/k3Jd_9',
  parent: { path: '/careers', name: 'الوظائف' },
  post: {
    kind: 'career',
    title: 'مدقّق ميداني',
    description: 'يزور المتاجر',
    publishedAt: '2024-10-07T06:00:00.000Z',
    structuredData: {
      employmentType: 'FULL_TIME',
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'أربيل', addressCountry: 'IQ' },
      },
    },
  },
};
const graphOf = (described: StructuredPage): Thing[] => JSON.parse(structuredData(described))['@graph'];
const find = (described: StructuredPage, type: string) =>
  graphOf(described).find((thing) => thing['@type'] === type);
const typesOf = (described: StructuredPage) => graphOf(described).map((thing) => thing['@type']);

/** Returns all objects inside a value that have a type, itself included. */
function things(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(things);
  return '@type' in value ? [value as Thing, ...inner] : inner;
}

describe.each([
  ['the home page', home],
  ['a service’s page', page],
  ['a blog post’s page', blogPost],
  ['a news article’s page', newsPost],
  ['a job posting’s page', posting],
  ['another page', { ...page, parent: undefined }],
  ['an English page', { ...page, language: 'en' } satisfies StructuredPage],
])('%s', (_, described) => {
  test('has only terms that schema.org defines, and all required ones', () => {
    for (const thing of things(graphOf(described))) {
      const names = (vocabulary[thing['@type']] ?? '').split(' ');
      const nested = thing['@type'] === 'Organization' && !('@id' in thing);
      const required = nested
        ? ['name']
        : names.filter((name) => name.startsWith('*')).map((name) => name.slice(1));
      const used = Object.keys(thing).filter((name) => !name.startsWith('@'));
      expect(used).toEqual(expect.arrayContaining(required));
      expect(names.map((name) => name.replace('*', ''))).toEqual(expect.arrayContaining(used));
      for (const name of used) expect(thing[name]).not.toBeOneOf([undefined, null, '']);
    }
  });

  test('refers only to nodes that it describes', () => {
    const text = structuredData(described);
    const referred = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    const ids = graphOf(described).map((thing) => thing['@id']);
    expect(ids).toEqual(expect.arrayContaining(referred));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('uses absolute addresses', () => {
    const addresses = things(graphOf(described)).flatMap((thing) =>
      [thing.url ?? [], thing.item ?? []].flat(),
    );
    for (const address of addresses) expect(address).toMatch(/^https:\/\/site\.example\//);
  });
});

test('every page has organization and site; inner pages have breadcrumbs, service pages their service', () => {
  expect(typesOf(home)).toEqual(['Organization', 'WebSite', 'WebPage']);
  expect(typesOf({ ...page, parent: undefined })).toContain('BreadcrumbList');
  expect(typesOf({ ...page, parent: undefined })).not.toContain('Service');
  expect(typesOf(page)).toContain('Service');
});

test.each(languages)('the organization has its name, in %s', (language) => {
  expect(find({ ...page, language }, 'Organization')).toMatchObject({
    name: brand.name[language],
    email: brand.email,
    telephone: brand.phone,
    address: { streetAddress: brand.address[language] },
  });
});

test('a page has its own address and language', () => {
  expect(find(page, 'WebPage')).toMatchObject({ url: `${siteUrl}/ar/shop-audit`, inLanguage: 'ar' });
  expect(find(home, 'WebPage')).toMatchObject({ url: `${siteUrl}/ar` });
  expect(find({ ...home, language: 'en' }, 'WebPage')).toMatchObject({
    url: `${siteUrl}/`,
    inLanguage: 'en',
  });
});

test('the breadcrumbs of a service contain the list of services', () => {
  expect(find(page, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, name: brand.name.ar, item: `${siteUrl}/ar` },
    { position: 2, name: 'خدماتنا', item: `${siteUrl}/ar/what-we-do` },
    { position: 3, name: 'تدقيق المتاجر', item: `${siteUrl}/ar/shop-audit` },
  ]);
});

test('a post has its type, its author and breadcrumbs through its list', () => {
  expect(find(blogPost, 'BlogPosting')).toMatchObject({
    headline: 'ما نراه على الرفوف',
    url: `${siteUrl}/ar/blog/k3Jd_9`,
    image: [`${siteUrl}/images/shelf.webp`],
    author: { '@type': 'Person', name: 'سارة' },
  });
  expect(find(newsPost, 'NewsArticle')).toMatchObject({
    image: [`${siteUrl}/og/og-image-ar.png`],
    author: { '@id': `${siteUrl}/#organization` },
  });
  expect(find(posting, 'JobPosting')).toMatchObject({ title: 'مدقّق ميداني', employmentType: 'FULL_TIME' });
  expect(find(posting, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { item: `${siteUrl}/ar` },
    { name: 'الوظائف', item: `${siteUrl}/ar/careers` },
    { name: 'مدقّق ميداني', item: `${siteUrl}/ar/careers/k3Jd_9` },
  ]);
});

test('an article’s page names its chosen related articles, in its language', () => {
  expect(find(blogPost, 'WebPage')?.relatedLink).toEqual([
    `${siteUrl}/ar/blog/older`,
    `${siteUrl}/ar/blog/k9`,
  ]);
  expect(find(newsPost, 'WebPage')).not.toHaveProperty('relatedLink');
});

test('nothing in a post can end the element that contains it', () => {
  const hostile = '</script><img src=x onerror=alert(1)>';
  const post = { ...posting.post, kind: 'career', title: hostile, description: hostile } as const;
  expect(structuredData({ ...posting, post })).not.toMatch(/[<>]/);
  expect(find({ ...posting, post }, 'JobPosting')).toMatchObject({ title: hostile });
});

test('nothing in a page’s description can end the element that contains it, or a line of script', () => {
  const description = '</script><script>alert(1)</script><!-- & \u2028 \u2029';
  const described = { ...page, meta: { ...page.meta, description } };
  expect(structuredData(described)).not.toMatch(/[<>&\u2028\u2029]/);
  expect(find(described, 'Service')).toMatchObject({ description });
});
