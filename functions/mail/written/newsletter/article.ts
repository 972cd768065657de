import type { WrittenMail } from '#functions/data/mail/send-mail.ts';
import type { Company } from '#shared/company/company.ts';
import { type Language, localizedPath } from '#shared/language.ts';
import type { ReaderMail } from '#shared/newsletter/sending.ts';
import { languagesOf, localizePost } from '#shared/posts/localize.ts';
import { publicPath } from '#shared/posts/names.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { plainTextOf, shortened } from '#shared/text/plain-text.ts';
import { layOut } from '../layout.ts';
import { readerCopy } from './confirmation.ts';

/** How much of an article a mail quotes, in characters. `contentRead`: how much of the content is read for it. */
const teaserLength = 400;
const contentRead = 4000;

interface Reader {
  readonly language: Language;
  /** The URL for unsubscribing. */
  readonly unsubscribeUrl: string;
  /** The URL of the site, without a slash at its end. */
  readonly siteUrl: string;
}

export function writeArticle(company: Company, post: Post<'blog'>, reader: Reader): WrittenMail {
  const { leave, ...parts } = articleParts(company, post, reader.language, reader.siteUrl);
  return layOut({ ...parts, footerLink: { label: leave, address: reader.unsubscribeUrl } });
}

/**
 * Returns the contents of the mail about a post, without its link to unsubscribe: in the given language; if the post
 * lacks that language, in the other one, with a note.
 */
export function articleParts(
  company: Company,
  post: Post<'blog'>,
  language: Language,
  siteUrl: string,
): ReaderMail {
  const copy = readerCopy(company, language);
  const written = languagesOf(post).includes(language) ? language : 'en';
  const { title, excerpt, content } = localizePost('blog', post, written);
  const teaser = excerpt || shortened(plainTextOf((content ?? '').slice(0, contentRead)), teaserLength);
  return {
    language,
    subject: title,
    title,
    paragraphs: [...(written === language ? [] : [copy.otherLanguage]), ...(teaser ? [teaser] : [])],
    link: { label: copy.read, address: siteUrl + localizedPath(publicPath('blog', post), written) },
    footer: [copy.why],
    leave: copy.leave,
  };
}
