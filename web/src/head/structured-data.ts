import { brand } from '#shared/company/brand.ts';
import type { Company } from '#shared/company/company.ts';
import type { OpeningHours } from '#shared/company/opening-hours.ts';
import { type Language, languages, localeOf, localizedPath } from '#shared/language.ts';
import { kinds } from '#shared/posts/kinds.ts';
import { inert } from './inert-json.ts';
import type { PageDescription } from './page-description.ts';
import { structuredPost } from './structured-post.ts';

/** The page that lists services or posts, by its English path, and its name. */
export interface ParentPage {
  path: string;
  name: string;
}

/** The data of a page for schema.org. */
export interface StructuredPage {
  /** The canonical English path. */
  path: string;
  /** The language the page is written in. */
  language: Language;
  meta: { title: string; description: string };
  /** The site's URL, without a slash at its end. */
  siteUrl: string;
  company: Company;
  /** For a page about one service or post: the page that lists them. */
  parent: ParentPage | undefined;
  /** For a page about one post: the post. */
  post: PageDescription | undefined;
  /** Further data of the company, on the page that shows them. */
  facts?: ShownFacts | undefined;
  /** True if the page lists posts. A page with a parent that does not, and is about no post, is about a service. */
  isList: boolean;
}

/** Offices, opening hours and answered questions on the page. */
export interface ShownFacts {
  offices: readonly { title: string; text: string; phone: string }[];
  hours: readonly OpeningHours[];
  questions: readonly { title: string; text: string }[];
}

/** Returns the JSON-LD of a page: the company, the site, the subject of the page and its breadcrumbs. */
export function structuredData(page: StructuredPage): string {
  const { path, siteUrl } = page;
  const graph = [
    organization(page),
    website(page),
    webPage(page),
    ...subject(page),
    ...(page.facts ? facts(page, page.facts) : []),
    ...(path === '/' ? [] : [breadcrumbs(page)]),
  ];
  const described = graph.map(({ id, ...properties }) => ({ '@id': siteUrl + id, ...properties }));
  return inert(JSON.stringify({ '@context': 'https://schema.org', '@graph': described }));
}

const organizationId = '/#organization';
const websiteId = '/#website';
const addressOf = ({ path, language }: StructuredPage) => localizedPath(path, language);
const subjectId = (page: StructuredPage) =>
  `${addressOf(page)}#${page.post ? kinds[page.post.kind].shape : 'service'}`;
const breadcrumbsId = (page: StructuredPage) => `${addressOf(page)}#breadcrumbs`;
const otherNames = ({ language, company }: StructuredPage) =>
  languages.filter((other) => other !== language).map((other) => company.name[other]);

function organization(page: StructuredPage) {
  const { language, siteUrl, company } = page;
  return {
    id: organizationId,
    '@type': 'Organization',
    name: company.name[language],
    alternateName: otherNames(page),
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png` },
    email: company.email[language],
    telephone: company.phone[language],
    address: { '@type': 'PostalAddress', streetAddress: company.address[language], addressCountry: 'IQ' },
    parentOrganization: { '@type': 'Organization', name: brand.parent[language] },
    sameAs: company.social,
  };
}

/** Returns the company's office with its hours, its other offices, and the questions that the page answers. */
function facts(page: StructuredPage, { offices, hours, questions }: ShownFacts) {
  const { language, siteUrl, company } = page;
  const parentOrganization = { '@id': siteUrl + organizationId };
  const place = (street: string) => ({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressCountry: 'IQ',
  });
  const office = {
    id: `${addressOf(page)}#office`,
    '@type': 'LocalBusiness',
    name: company.name[language],
    address: place(company.address[language]),
    telephone: company.phone[language],
    parentOrganization,
    openingHoursSpecification: hours.map((one) => ({ '@type': 'OpeningHoursSpecification', ...one })),
  };
  const branches = offices.map(({ title, text, phone }, at) => ({
    id: `${addressOf(page)}#office-${at + 2}`,
    '@type': 'LocalBusiness',
    name: title || company.name[language],
    address: place(text.replaceAll('\n', ', ')),
    ...(phone && { telephone: phone }),
    parentOrganization,
  }));
  const answered = questions.filter(({ title, text }) => title && text);
  const answers = {
    id: `${addressOf(page)}#questions`,
    '@type': 'FAQPage',
    mainEntity: answered.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
  return [...(hours.length > 0 ? [office] : []), ...branches, ...(answered.length > 0 ? [answers] : [])];
}

function website(page: StructuredPage) {
  const { language, siteUrl, company } = page;
  return {
    id: websiteId,
    '@type': 'WebSite',
    name: company.name[language],
    alternateName: otherNames(page),
    url: `${siteUrl}/`,
    inLanguage: languages,
    publisher: { '@id': siteUrl + organizationId },
  };
}

function webPage(page: StructuredPage) {
  const { path, language, meta, siteUrl } = page;
  const related = page.post?.relatedPaths ?? [];
  return {
    id: addressOf(page),
    '@type': page.isList ? 'CollectionPage' : 'WebPage',
    name: meta.title,
    description: meta.description,
    url: siteUrl + addressOf(page),
    inLanguage: language,
    isPartOf: { '@id': siteUrl + websiteId },
    about: { '@id': siteUrl + (hasSubject(page) ? subjectId(page) : organizationId) },
    ...(path !== '/' && { breadcrumb: { '@id': siteUrl + breadcrumbsId(page) } }),
    ...(related.length > 0 && { relatedLink: related.map((one) => siteUrl + localizedPath(one, language)) }),
  };
}

const hasSubject = ({ parent, isList }: StructuredPage) => parent !== undefined && !isList;

/** Returns the other subject of a page, beside the company. */
function subject(page: StructuredPage) {
  if (!hasSubject(page)) return [];
  if (!page.post) return [service(page)];
  const address = page.siteUrl + addressOf(page);
  const organization = page.siteUrl + organizationId;
  return [{ id: subjectId(page), ...structuredPost(page.post, { ...page, address, organization }) }];
}

function service(page: StructuredPage) {
  const { language, meta, siteUrl } = page;
  const country = new Intl.DisplayNames(localeOf(language), { type: 'region' }).of('IQ');
  return {
    id: subjectId(page),
    '@type': 'Service',
    name: shortTitle(meta),
    description: meta.description,
    url: siteUrl + addressOf(page),
    provider: { '@id': siteUrl + organizationId },
    areaServed: { '@type': 'Country', name: country },
  };
}

function breadcrumbs(page: StructuredPage) {
  const { path, language, meta, siteUrl, company, parent, post } = page;
  const trail = [
    { path: '/', name: company.name[language] },
    ...(parent ? [parent] : []),
    { path, name: post?.title ?? shortTitle(meta) },
  ];
  return {
    id: breadcrumbsId(page),
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: siteUrl + localizedPath(step.path, language),
    })),
  };
}

/** Returns a title without the site's name, which follows a bar. */
function shortTitle({ title }: StructuredPage['meta']): string {
  return title.split(' | ', 1)[0] ?? title;
}
