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

/** What is read of an article in a mail, in characters; the rest is on the site. */
const teaserLength = 400;
const contentRead = 4000;

interface Reader {
  readonly language: Language;
  /** The page where they leave the list. */
  readonly leaveAt: string;
  /** The site's own address. */
  readonly siteUrl: string;
}

/** The mail that tells a reader of a post. */
export function writeArticle(company: Company, post: Post<'blog'>, reader: Reader): WrittenMail {
  const { leave, ...parts } = articleParts(company, post, reader.language, reader.siteUrl);
  return layOut({ ...parts, footerLink: { label: leave, address: reader.leaveAt } });
}

/** What that mail says: in the reader's language, or where the post has none such in the other, and then it says so. */
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
