import type { WrittenMail } from '#functions/data/mail/send-mail.ts';
import { type Html, html } from '#functions/http/html.ts';
import { directionOf, type Language } from '#shared/language.ts';

/** One fact in a mail. Its value may be in any language. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The contents of a mail, before it becomes text and markup. */
export interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly facts?: readonly Fact[];
  /** A quoted text in any language, with its line breaks. */
  readonly quoted?: { readonly heading: string; readonly text: string };
  /** Several items, each with a link. */
  readonly links?: readonly { readonly label: string; readonly note: string; readonly address: string }[];
  readonly link?: { readonly label: string; readonly address: string };
  readonly footer: readonly string[];
  readonly footerLink?: { readonly label: string; readonly address: string };
}

/** Encloses foreign words in Unicode's isolates, so that they keep their own direction, also in plain text. */
export function isolated(text: string): string {
  return /^[ -~]*$/.test(text) ? text : `\u2068${text}\u2069`;
}

const ink = '#1c1b19';
const muted = '#5f5c57';
const face = "font-family: 'Segoe UI', Tahoma, Arial, sans-serif";

/** Returns a mail as plain text and as markup, in which texts by others are escaped. */
export function layOut(parts: MailParts): WrittenMail {
  return {
    language: parts.language,
    subject: oneLine(parts.subject),
    text: textOf(parts),
    html: htmlOf(parts).text,
  };
}

/** Removes characters that would begin another header or reverse the text after them. */
function oneLine(subject: string): string {
  const clean = subject.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e]+/gu, ' ');
  return clean.length > 200 ? `${clean.slice(0, 199).replace(/\p{Surrogate}$/u, '')}…` : clean;
}

function textOf(parts: MailParts): string {
  const { title, paragraphs = [], facts = [], links = [], quoted, link, footer, footerLink } = parts;
  const below = footerLink ? [...footer, `${footerLink.label}: ${footerLink.address}`] : footer;
  return [
    title,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${isolated(value)}`).join('\n'),
    links.map(({ label, note, address }) => `${label}, ${note}\n${address}`).join('\n\n'),
    quoted && `${quoted.heading}:\n${quoted.text}`,
    link && `${link.label}:\n${link.address}`,
    `-- \n${below.join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function htmlOf({
  language,
  subject,
  title,
  paragraphs = [],
  facts = [],
  links = [],
  quoted,
  link,
  footer,
  footerLink,
}: MailParts): Html {
  const direction = directionOf(language);
  const start = direction === 'rtl' ? 'right' : 'left';
  const rows = facts.map(
    ({ label, value }) =>
      html`<tr><td style="padding: 3px 0; padding-${direction === 'rtl' ? 'left' : 'right'}: 20px; color: ${muted}; white-space: nowrap">${label}</td><td style="padding: 3px 0"><bdi>${value}</bdi></td></tr>`,
  );
  return html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin: 0; padding: 24px 12px; background: #f3f1ec">
<div dir="${direction}" style="max-width: 600px; margin: 0 auto; padding: 28px 24px; background: #ffffff; color: ${ink}; text-align: ${start}; font-size: 16px; line-height: 1.6; ${face}">
<h1 dir="auto" style="text-align: ${start}; margin: 0 0 16px; font-size: 22px; line-height: 1.35">${title}</h1>
${paragraphs.map((paragraph) => html`<p dir="auto" style="text-align: ${start}; margin: 0 0 16px">${paragraph}</p>`)}
${rows.length > 0 ? html`<table role="presentation" style="border-collapse: collapse; font-size: 15px; margin: 0 0 20px">${rows}</table>` : ''}
${
  links.length > 0
    ? html`<ul style="margin: 0 0 24px; padding: 0; list-style: none">${links.map(
        ({ label, note, address }) =>
          html`<li style="padding: 8px 0; border-top: 1px solid #dddad3"><a href="${address}" style="color: ${ink}; font-weight: 600"><bdi>${label}</bdi></a><br><span style="font-size: 13px; color: ${muted}">${note}</span></li>`,
      )}</ul>`
    : ''
}
${
  quoted
    ? html`<h2 style="margin: 0 0 6px; font-size: 15px; color: ${muted}">${quoted.heading}</h2>
<div dir="auto" style="margin: 0 0 24px; padding: 14px 16px; background: #f3f1ec; overflow-wrap: anywhere">${linesOf(quoted.text)}</div>`
    : ''
}
${link ? html`<p style="margin: 0 0 24px"><a href="${link.address}" style="display: inline-block; padding: 12px 22px; background: ${ink}; color: #ffffff; text-decoration: none; font-weight: 600">${link.label}</a></p>` : ''}
<div style="border-top: 1px solid #dddad3; padding-top: 14px; font-size: 13px; color: ${muted}">${footer.map((line) => html`<p style="margin: 0 0 4px">${line}</p>`)}${footerLink ? html`<p style="margin: 0"><a href="${footerLink.address}" style="color: ${muted}">${footerLink.label}</a></p>` : ''}</div>
</div>
</body>
</html>`;
}

/** Returns lines with explicit breaks: some mail programs ignore styles for them. */
function linesOf(text: string): Html[] {
  return text.split('\n').map((line) => html`<div dir="auto" style="min-height: 1.6em">${line}</div>`);
}
