import type { WrittenMail } from '#functions/data/mail/send-mail.ts';
import type { Share } from '#functions/data/people/hand-over.ts';
import { assigneeAddress, postEditorAddress } from '#shared/admin-paths.ts';
import type { Company } from '#shared/company/company.ts';
import { type Language, localeOf } from '#shared/language.ts';
import { countLimit } from '#shared/messages/counts.ts';
import { mailCopy } from './copies.ts';
import { isolated, layOut } from './layout.ts';
import { instant } from './notice.ts';

/** A handover from one user to another (usernames). `by` is the user who made it; absent if that is the recipient. */
interface TakenOver {
  readonly from: string;
  readonly by: string | undefined;
  readonly to: string;
  readonly share: Share;
}

/** Returns the mail about work that a user took over. `siteUrl` is the site's URL. */
export function writeHandOver(
  company: Company,
  { from, by, to, share }: TakenOver,
  language: Language,
  siteUrl: string,
): WrittenMail {
  const { handOver: copy } = mailCopy(company, language);
  const { messages, drafts, texts, plans, notices, links: previews } = share;
  const count = `${messages.toLocaleString(localeOf(language))}${messages === countLimit ? '+' : ''}`;
  const titled = ({ title }: { title: string }) => isolated(title || copy.untitled);
  return layOut({
    language,
    subject: copy.subject(isolated(from)),
    title: copy.title(isolated(from)),
    paragraphs: [by === undefined ? copy.byYou : copy.by(isolated(by))],
    facts: [
      ...(messages > 0 ? [{ label: copy.messages, value: count }] : []),
      ...(notices ? [{ label: copy.notices, value: copy.toYou }] : []),
      ...(texts > 0 ? [{ label: copy.texts, value: texts.toLocaleString(localeOf(language)) }] : []),
      ...(previews > 0 ? [{ label: copy.previews, value: previews.toLocaleString(localeOf(language)) }] : []),
    ],
    links: [
      ...drafts.map((draft) => ({
        label: titled(draft),
        note: copy.draft,
        address: siteUrl + postEditorAddress(draft.kind, draft.id),
      })),
      ...plans.map((plan) => ({
        label: titled(plan),
        note: copy.plan(instant(plan.at, language)),
        address: siteUrl + postEditorAddress(plan.kind, plan.id),
      })),
    ],
    ...(messages > 0 && { link: { label: copy.open, address: siteUrl + assigneeAddress(to) } }),
    footer: [copy.footer],
  });
}
