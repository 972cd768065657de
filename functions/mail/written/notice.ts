import { mailableAddress } from '#functions/data/mail/mailable-address.ts';
import type { WrittenMail } from '#functions/data/mail/send-mail.ts';
import { messageAddress } from '#shared/admin-paths.ts';
import type { Company } from '#shared/company/company.ts';
import { type Language, localeOf } from '#shared/language.ts';
import { optionName } from '#shared/messages/chat.ts';
import { serviceInterests } from '#shared/messages/limits.ts';
import { isUrgent, type Message, wantsLiveAgent } from '#shared/messages/message.ts';
import { messageNumber } from '#shared/messages/message-number.ts';
import { mailCopy } from './copies.ts';
import type { MailCopy } from './copy.en.ts';
import { type Fact, isolated, layOut } from './layout.ts';

/** Returns the mail about a new message, in the recipient's language. `siteUrl` is the site's URL. */
export function writeNotice(
  company: Company,
  message: Message,
  language: Language,
  siteUrl: string,
): WrittenMail {
  const copy = mailCopy(company, language);
  return layOut({
    language,
    subject: subjectOf(message, copy),
    title: copy.noticeTitle,
    facts: factsOf(message, copy, language),
    quoted: { heading: copy.message, text: message.message },
    link: { label: copy.openInbox, address: siteUrl + messageAddress(message.id) },
    footer: [mailableAddress(message.email) ? copy.answerHint : copy.noAnswerHint, copy.why],
  });
}

/** Urgent facts come first, since a phone shows only the beginning. */
function subjectOf({ name, company, message, suspicions }: Message, copy: MailCopy): string {
  const flags = [
    isUrgent(message) && copy.flags.urgent,
    wantsLiveAgent(message) && copy.flags.liveAgent,
    suspicions.length > 0 && copy.flags.possibleSpam,
  ].filter((flag) => flag !== false);
  const from = isolated(company ? copy.company(isolated(name), isolated(company)) : name);
  const subject = copy.noticeSubject(from);
  return flags.length > 0 ? `${flags.join(copy.separator)}: ${subject}` : subject;
}

function factsOf(message: Message, copy: MailCopy, language: Language): Fact[] {
  const { fields } = copy;
  const given = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : []);
  return [
    { label: fields.name, value: message.name },
    { label: fields.email, value: message.email },
    ...given(fields.company, message.company),
    ...given(fields.service, message.service && serviceName(message.service, copy)),
    { label: fields.received, value: `${instant(message.createdAt, language)} (${copy.timeZone})` },
    { label: fields.number, value: messageNumber(message.id) },
    { label: fields.source, value: copy.sources[message.source] },
    ...given(fields.language, message.language && copy.languages[message.language]),
    ...given(
      fields.possibleSpam,
      message.suspicions.map((suspicion) => copy.suspicions[suspicion]).join(copy.listSeparator),
    ),
  ];
}

function serviceName(service: string, copy: MailCopy): string {
  const known = serviceInterests.find((interest) => interest === service);
  if (known) return copy.services[known];
  const name = optionName('service', service);
  return Object.hasOwn(copy.chatServices, name) ? (copy.chatServices[name] ?? name) : name;
}

/** Returns an instant (ISO 8601) in the company's time zone, as people read it. */
export function instant(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Asia/Baghdad',
  }).format(new Date(iso));
}
