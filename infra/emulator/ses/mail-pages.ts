import { createServer, type IncomingMessage, type Server } from 'node:http';
import { readBody } from '../http/listen.ts';
import { escapeXml } from '../s3/s3-error.ts';
import type { Mail } from './mail.ts';
import type { MailStore } from './mail-store.ts';

const maxListed = 500;

/** The permissions of the account. */
export interface MailAccount {
  maySend: boolean;
}

/** The path that pauses and resumes the account, by SES's own request (`PutAccountSendingAttributes`) without a signature. */
const sendingPath = '/v2/email/account/sending';
const bodyLimit = 10_000;

/**
 * Pages that show the stored mails to a browser on this machine: a list, and each mail. Nothing in a mail runs or loads, and
 * pages of other origins cannot read it, whatever host name they use for this server. The account can be paused by a request
 * that no page can send.
 */
export function createMailPages(
  store: MailStore,
  account: MailAccount,
  shown: Shown = (content) => content,
): Server {
  return createServer(async (request, response) => {
    const answer = request.method === 'PUT' ? pause(request, account) : answerTo(request, store, shown);
    const { status, type, content } = await answer.catch(() => plain(500, 'The mails could not be read.'));
    response
      .writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
      })
      .end(content);
  });
}

/** Returns the HTML to send to the browser for a mail, for example with local links in place of the site's. */
type Shown = (content: string) => string;

interface Answer {
  readonly status: number;
  readonly type: 'text/html' | 'text/plain';
  readonly content: string;
}

async function pause(request: IncomingMessage, account: MailAccount): Promise<Answer> {
  const body = (await readBody(request, bodyLimit)).toString('utf8');
  if (!isOfThisMachine(request) || request.headers.origin !== undefined)
    return plain(403, 'Only for this machine.');
  if (request.url !== sendingPath) return plain(404, 'Nothing else can be put here.');
  const { SendingEnabled } = Object(JSON.parse(body)) as { SendingEnabled?: unknown };
  if (typeof SendingEnabled !== 'boolean') return plain(400, 'SendingEnabled is true or false.');
  account.maySend = SendingEnabled;
  return plain(200, SendingEnabled ? 'Mails are sent.' : 'Sending is paused.');
}

function isOfThisMachine({ headers }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(headers.host ?? '');
}

async function answerTo(request: IncomingMessage, store: MailStore, shown: Shown): Promise<Answer> {
  if (!isOfThisMachine(request)) return plain(403, 'Only for this machine.');
  const [, id = '', part = ''] = (request.url ?? '/').split('?')[0]?.split('/') ?? [];
  if (id === '') return html(listPage(await store.list(maxListed)));
  const mail = await store.find(id);
  if (!mail) return plain(404, 'There is no such mail.');
  return html(shown(part === 'html' ? `<base target="_blank">${mail.html ?? ''}` : mailPage(mail)));
}

const plain = (status: number, content: string): Answer => ({ status, type: 'text/plain', content });
const html = (content: string): Answer => ({ status: 200, type: 'text/html', content });

function listPage(mails: readonly Mail[]): string {
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td><time>${at.replace(/[TZ]/g, ' ')}</time><td>${escapeMarkup(to.join(', '))}<td><a href="/${id}"><bdi>${escapeMarkup(subject)}</bdi></a>`,
  );
  const table = `<table><tr><th>Sent (UTC)<th>To<th>Subject${rows.join('')}</table>`;
  return page('Mails', `<h1>Mails</h1>${mails.length > 0 ? table : '<p>Nothing was mailed yet.</p>'}`);
}

function mailPage(mail: Mail): string {
  const facts = [
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ['Reply-To', mail.replyTo.join(', ') || '–'],
    ['Sent (UTC)', mail.at],
    ...mail.headers.map(({ name, value }) => [name, value]),
  ];
  const rows = facts.map(([name = '', value = '']) => `<dt>${escapeMarkup(name)}<dd>${escapeMarkup(value)}`);
  const frame = mail.html
    ? `<iframe title="As HTML" src="/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : '';
  const text = mail.text ? `<h2>As plain text</h2><pre dir="auto">${escapeMarkup(mail.text)}</pre>` : '';
  return page(
    mail.subject,
    `<p><a href="/">All mails</a><h1 dir="auto">${escapeMarkup(mail.subject)}</h1><dl>${rows.join('')}</dl>${frame}${text}`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100% } th, td { text-align: start; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #ddd; vertical-align: top }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem } dt { color: #666 } dd { margin: 0 }
iframe { width: 100%; height: 40rem; border: 1px solid #ddd } pre { white-space: pre-wrap; border: 1px solid #ddd; padding: 1rem }
</style>${body}</html>`;
}

function escapeMarkup(text: string): string {
  return escapeXml(text).replaceAll('"', '&quot;');
}
