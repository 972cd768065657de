import { expect, test } from 'vitest';
import { brand } from '#shared/company/brand.ts';
import { builtInCompany } from '#shared/company/company.ts';
import { countLimit } from '#shared/messages/counts.ts';
import type { Message } from '#shared/messages/message.ts';
import { emptyFields } from '#shared/posts/fields.ts';
import { type Post, postSchemas } from '#shared/posts/schemas.ts';
import { writeAcknowledgement } from './acknowledgement.ts';
import { writeCodesOff } from './codes-off.ts';
import { copy } from './copy.en.ts';
import { writeDigest } from './digest.ts';
import { writeHandOver } from './hand-over.ts';
import { writeLink } from './link.ts';
import { articleParts, writeArticle } from './newsletter/article.ts';
import { writeConfirmation } from './newsletter/confirmation.ts';
import { instant } from './notice.ts';
import { writeTestMail } from './test-mail.ts';

const siteUrl = 'https://site.example';
const at = '2026-01-01T21:30:00.000Z';
/** The instant in the company's time zone, where it is the next day. */
const time = instant(at, 'en');
/** Returns the paragraphs of a mail's plain text. */
const partsOf = ({ text }: { readonly text: string }) => text.split('\n\n');

test('a confirmation of receipt repeats nothing of the message', () => {
  const { subject, title, paragraphs, footer } = copy.acknowledgement;
  const mail = writeAcknowledgement(builtInCompany, 'en');
  expect([mail.language, mail.subject]).toEqual(['en', subject]);
  expect(partsOf(mail)).toEqual([title, ...paragraphs, `-- \n${footer}`]);
});

test('a test mail says what it is', () => {
  const mail = writeTestMail(builtInCompany, 'en');
  expect(mail.subject).toBe(copy.testSubject);
  expect(partsOf(mail)).toEqual([copy.testTitle, copy.testText, `-- \n${copy.why}`]);
});

test.each(['invitation', 'reset'] as const)(
  'the mail with a link for a password has all its facts: %s',
  (purpose) => {
    const address = `${siteUrl}/a#b`;
    const mail = writeLink(builtInCompany, { purpose, username: 'shilan', language: 'en', address });
    const { subject, title, text, label, why } = copy.links[purpose];
    expect(mail.subject).toBe(subject);
    expect(partsOf(mail)).toEqual([
      title,
      text,
      'Username: shilan',
      `${label}:\n${address}`,
      `-- \n${copy.links.once}\n${why}`,
    ]);
  },
);

test.each(['self', 'owner'] as const)('the mail that codes are off says when, and by whom: %s', (by) => {
  const off = { at: '2026-01-01T21:30:00.000Z', by, username: 'shilan' };
  const mail = writeCodesOff(builtInCompany, off, 'en', siteUrl);
  expect(mail.subject).toBe(copy.codesOff.subject);
  expect(partsOf(mail)).toEqual([
    copy.codesOff.title,
    copy.codesOff.by[by],
    copy.codesOff.otherwise,
    `Username: shilan\nTurned off: ${time}`,
    `${copy.codesOff.open}:\n${siteUrl}/admin-panel`,
    `-- \n${copy.codesOff.footer}`,
  ]);
});

const message = (at: number, more: Partial<Message> = {}): Message => ({
  ...{ id: `m${at}`, source: 'contact', name: `Name ${at}`, email: 'a@example.com', message: 'A message.' },
  ...{ createdAt: '2026-01-01T21:30:00.000Z', suspicions: [], status: 'new', processed: false },
  ...more,
});

test('the digest names each waiting message with its link', () => {
  const overdue = [message(1), message(2, { company: 'Foods', name: 'دانا' })];
  const mail = writeDigest(builtInCompany, { overdue, waiting: 3 }, 'en', siteUrl);
  expect(mail.subject).toBe(copy.digest.subject('2'));
  expect(partsOf(mail)).toEqual([
    copy.digest.title,
    copy.digest.promise('3'),
    `Name 1, ${time}\n${siteUrl}/admin-panel?tab=messages&message=m1`,
    `\u2068\u2068دانا\u2069 (Foods)\u2069, ${time}\n${siteUrl}/admin-panel?tab=messages&message=m2`,
    `${copy.openInbox}:\n${siteUrl}/admin-panel?tab=messages`,
    `-- \n${copy.digest.footer}`,
  ]);
});

test.each([
  [20, 20, '20', undefined],
  [21, 20, '21', copy.digest.oldest('20')],
  [countLimit - 1, 20, '999', copy.digest.oldest('20')],
  [countLimit, 20, '1,000+', copy.digest.oldest('20')],
])('the digest of %i messages names %i', (count, named, counted, note) => {
  const overdue = Array.from({ length: count }, (_, at) => message(at));
  const mail = writeDigest(builtInCompany, { overdue, waiting: count }, 'en', siteUrl);
  expect(mail.subject).toBe(copy.digest.subject(counted));
  expect(partsOf(mail)[1]).toBe(copy.digest.promise(counted));
  expect(mail.text.match(/&message=/g)).toHaveLength(named);
  if (note) expect(partsOf(mail)[2]).toBe(note);
  else expect(mail.text).not.toContain('oldest');
});

const nothing = {
  accountId: 'shilan',
  messages: 0,
  drafts: [],
  texts: 0,
  plans: [],
  notices: false,
  links: 0,
};

test('the mail about a handover lists all that was taken over', () => {
  const share = {
    ...{ accountId: 'shilan', messages: 2, texts: 3, notices: true, links: 4 },
    drafts: [{ kind: 'blog' as const, id: 'd', title: '' }],
    plans: [{ kind: 'career' as const, id: 'p', title: 'Auditor', at: '2026-01-01T21:30:00.000Z' }],
  };
  const mail = writeHandOver(
    builtInCompany,
    { from: 'dana', by: 'azad', to: 'shilan k', share },
    'en',
    siteUrl,
  );
  const words = copy.handOver;
  expect(mail.subject).toBe(words.subject('dana'));
  expect(partsOf(mail)).toEqual([
    words.title('dana'),
    words.by('azad'),
    `${words.messages}: 2\n${words.notices}: ${words.toYou}\n${words.texts}: 3\n${words.previews}: 4`,
    `${words.untitled}, ${words.draft}\n${siteUrl}/admin-panel?tab=blog&post=d`,
    `Auditor, ${words.plan(time)}\n${siteUrl}/admin-panel?tab=careers&post=p`,
    `${words.open}:\n${siteUrl}/admin-panel?tab=messages&view=found&state=open&assignee=is%3Ashilan%20k`,
    `-- \n${words.footer}`,
  ]);
});

test('the mail about a handover leaves out what nobody had', () => {
  const taken = { from: 'dana', by: undefined, to: 'shilan', share: nothing };
  expect(partsOf(writeHandOver(builtInCompany, taken, 'en', siteUrl))).toEqual([
    copy.handOver.title('dana'),
    copy.handOver.byYou,
    `-- \n${copy.handOver.footer}`,
  ]);
  const many = { ...taken, share: { ...nothing, messages: countLimit } };
  expect(writeHandOver(builtInCompany, many, 'en', siteUrl).text).toContain('1,000+');
});

const post: Post<'blog'> = {
  ...emptyFields(postSchemas.blog.fields),
  ...{ id: 'id', slug: 'shelves', createdAt: '', updatedAt: '', version: 1, published: true },
  ...{ title: 'Shelves', excerpt: 'Of shelves', content: '**Long** text' },
};

test('a reader gets an article in their language', () => {
  const arabic = { ...post, titleAr: 'رفوف', excerptAr: 'عن الرفوف' };
  expect(articleParts(builtInCompany, arabic, 'ar', siteUrl)).toMatchObject({
    ...{ language: 'ar', subject: 'رفوف', title: 'رفوف', paragraphs: ['عن الرفوف'] },
    link: { address: `${siteUrl}/ar/blog/shelves` },
  });
  expect(articleParts(builtInCompany, arabic, 'en', siteUrl)).toMatchObject({
    ...{ language: 'en', subject: 'Shelves', title: 'Shelves', paragraphs: ['Of shelves'] },
    link: { address: `${siteUrl}/blog/shelves` },
  });
});

test('a reader of Arabic gets an English article with a note', () => {
  const { paragraphs, ...mail } = articleParts(builtInCompany, post, 'ar', siteUrl);
  expect(mail).toMatchObject({
    language: 'ar',
    title: 'Shelves',
    link: { address: `${siteUrl}/blog/shelves` },
  });
  expect(paragraphs).toEqual([expect.stringMatching(/\p{Script=Arabic}/u), 'Of shelves']);
});

test('an article without an excerpt begins with its text, and one without a text has none', () => {
  const teaserOf = (content: string) =>
    articleParts(builtInCompany, { ...post, excerpt: '', content }, 'en', siteUrl).paragraphs;
  expect(teaserOf('**Long** text')).toEqual(['Long text']);
  expect(teaserOf('x'.repeat(400))).toEqual(['x'.repeat(400)]);
  expect(teaserOf('x'.repeat(401))).toEqual([`${'x'.repeat(399)}…`]);
  expect(teaserOf('')).toEqual([]);
});

test('a reader can leave from each mail, and confirm in the first', () => {
  const mail = writeArticle(builtInCompany, post, {
    language: 'en',
    unsubscribeUrl: `${siteUrl}/leave`,
    siteUrl,
  });
  expect(mail.text).toContain(`\nLeave the list: ${siteUrl}/leave`);
  const first = writeConfirmation(builtInCompany, 'en', `${siteUrl}/confirm`);
  expect(first.subject).toBe(`Confirm your address for ${brand.name.en}`);
  expect(partsOf(first)).toHaveLength(5);
  expect(first.text).toContain(`Go to the confirmation:\n${siteUrl}/confirm`);
});
