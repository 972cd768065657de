import { brand } from '../../../shared/brand.ts';
import { type Language, languages, localeOf, localizedPath } from '../../../shared/language.ts';

/** The page that lists the services, and what it is called. */
export interface ServicesPage {
  path: string;
  name: string;
}

/** What a page says of itself in terms of schema.org. */
export interface StructuredPage {
  /** The canonical address, in its English form. */
  path: string;
  /** The language the page is written in. */
  language: Language;
  meta: { title: string; description: string };
  /** The site's own address, without a slash at its end. */
  siteUrl: string;
  /** For a page about one service: the page that lists the services. */
  services: ServicesPage | undefined;
}

/** The text of a page's JSON-LD element: who speaks, on which site, what the page is about and where it stands. */
export function structuredData(page: StructuredPage): string {
  const { path, siteUrl, services } = page;
  const graph = [
    organization(page),
    website(page),
    webPage(page),
    ...(services ? [service(page)] : []),
    ...(path === '/' ? [] : [breadcrumbs(page)]),
  ];
  const described = graph.map(({ id, ...properties }) => ({ '@id': siteUrl + id, ...properties }));
  return inert(JSON.stringify({ '@context': 'https://schema.org', '@graph': described }));
}

const organizationId = '/#organization';
const websiteId = '/#website';
const addressOf = ({ path, language }: StructuredPage) => localizedPath(path, language);
const serviceId = (page: StructuredPage) => `${addressOf(page)}#service`;
const breadcrumbsId = (page: StructuredPage) => `${addressOf(page)}#breadcrumbs`;
const otherNames = (language: Language) =>
  languages.filter((other) => other !== language).map((other) => brand.name[other]);

function organization({ language, siteUrl }: StructuredPage) {
  return {
    id: organizationId,
    '@type': 'Organization',
    name: brand.name[language],
    alternateName: otherNames(language),
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: 512, height: 512 },
    email: brand.email,
    telephone: brand.phone,
    address: { '@type': 'PostalAddress', streetAddress: brand.address[language], addressCountry: 'IQ' },
    parentOrganization: { '@type': 'Organization', name: brand.parent[language] },
    sameAs: brand.social.map(({ url }) => url),
  };
}

function website({ language, siteUrl }: StructuredPage) {
  return {
    id: websiteId,
    '@type': 'WebSite',
    name: brand.name[language],
    alternateName: otherNames(language),
    url: `${siteUrl}/`,
    inLanguage: languages,
    publisher: { '@id': siteUrl + organizationId },
  };
}

function webPage(page: StructuredPage) {
  const { path, language, meta, siteUrl, services } = page;
  return {
    id: addressOf(page),
    '@type': 'WebPage',
    name: meta.title,
    description: meta.description,
    url: siteUrl + addressOf(page),
    inLanguage: language,
    isPartOf: { '@id': siteUrl + websiteId },
    about: { '@id': siteUrl + (services ? serviceId(page) : organizationId) },
    ...(path !== '/' && { breadcrumb: { '@id': siteUrl + breadcrumbsId(page) } }),
  };
}

function service(page: StructuredPage) {
  const { language, meta, siteUrl } = page;
  const country = new Intl.DisplayNames(localeOf(language), { type: 'region' }).of('IQ');
  return {
    id: serviceId(page),
    '@type': 'Service',
    name: shortTitle(meta),
    description: meta.description,
    url: siteUrl + addressOf(page),
    provider: { '@id': siteUrl + organizationId },
    areaServed: { '@type': 'Country', name: country },
  };
}

function breadcrumbs(page: StructuredPage) {
  const { path, language, meta, siteUrl, services } = page;
  const trail = [
    { path: '/', name: brand.name[language] },
    ...(services ? [services] : []),
    { path, name: shortTitle(meta) },
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

/** A title without the site's name, which follows a bar. */
function shortTitle({ title }: StructuredPage['meta']): string {
  return title.split(' | ', 1)[0] ?? title;
}

/** JSON that means the same and cannot end the script element it stands in, nor a line of one. */
function inert(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
