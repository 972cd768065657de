import { getCompany } from '#functions/data/content/company.ts';
import { logFailure } from '#functions/data/log-failure.ts';
import { isUnavailable } from '#functions/data/table/unavailable.ts';
import { cacheForOneSecond } from '#functions/http/caching.ts';
import { html } from '#functions/http/html.ts';
import type { Reply } from '#functions/http/operation.ts';
import { builtInCompany, copyWithCompanyData } from '#shared/company/company.ts';
import { defaultLanguage, directionOf, type Language, languages, localizedPath } from '#shared/language.ts';
import { readSubscriptionKey, type SubscriptionKey } from '#shared/newsletter/links.ts';
import { copy as ar } from './copy.ar.ts';
import { copy as en, type ReaderPageCopy } from './copy.en.ts';

const copies = { en, ar };
const company = cacheForOneSecond(getCompany);
export type ReaderAction = keyof typeof en.actions;

/** The parameters in the URL of a page that a mail to a reader links to. */
interface PageRequest {
  readonly params: { readonly language: string };
  readonly query: { readonly key?: string | undefined };
}

type PageReply = Reply<string>;

/** Returns the page that asks for confirmation of an action by a button. */
export async function confirmationPage(action: ReaderAction, request: PageRequest): Promise<PageReply> {
  const { language, key } = read(request);
  const us = await inWords(language);
  const texts = us.copy.actions[action];
  return key ? page(us, texts.ask) : page(us, texts.gone, 404);
}

/** Does the action of a page's button and returns a page with the outcome, in the reader's language. */
export async function answerReader(
  action: ReaderAction,
  request: PageRequest,
  work: (key: SubscriptionKey) => Promise<boolean>,
): Promise<PageReply> {
  const { language, key } = read(request);
  const us = await inWords(language);
  const texts = us.copy.actions[action];
  try {
    return key && (await work(key)) ? page(us, texts.done) : page(us, texts.gone, 404);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logFailure('Request failed', error, { status: 503 });
    return page(us, { ...us.copy.busy, button: texts.ask.button }, 503);
  }
}

function read({ params, query }: PageRequest) {
  const language = languages.find((one) => one === params.language);
  return { language: language ?? defaultLanguage, key: language && readSubscriptionKey(query.key) };
}

/** The texts of the pages in a language, and the company's name in it. */
interface Words {
  readonly language: Language;
  readonly name: string;
  readonly copy: ReaderPageCopy;
}

/** Returns the texts with the company's current name; with its default name if the database does not answer. */
async function inWords(language: Language): Promise<Words> {
  const now = await company.recent(new Date()).catch(() => builtInCompany);
  return { language, name: now.name[language], copy: copyWithCompanyData(now, copies[language], language) };
}

interface PageTexts {
  readonly title: string;
  readonly text: string;
  /** The text of the button that does the action; a page without it has no form. */
  readonly button?: string;
}

/** Returns a page that works without script and is hidden from search engines. Its form posts to its own address. */
function page(
  { language, name, copy: { home } }: Words,
  { title, text, button }: PageTexts,
  status = 200,
): PageReply {
  const { text: body } = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="same-origin">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/reader-page.css">
<title>${title} | ${name}</title>
</head>
<body>
<main>
<p class="brand">${name}</p>
<h1>${title}</h1>
<p>${text}</p>
${button ? html`<form method="post"><button type="submit">${button}</button></form>` : ''}
<p><a href="${localizedPath('/', language)}">${home}</a></p>
</main>
</body>
</html>
`;
  return { status, body };
}
