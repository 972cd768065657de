import { appendFileSync } from 'node:fs';
import { numbersFrom, tooFast, type Unreliable, unreliable } from '../faults/testing/unreliable.ts';
import { startLocal } from '../local-site.ts';
import { administrator } from './administrator.ts';

/**
 * A request to the process of a site: end the running functions whose names contain `crash`, set the share of database and mail
 * calls that fail to `fail`, report when everything is published, or stop.
 */
export type Asked = { readonly crash: string } | { readonly fail: number } | 'settled' | 'close';
/** A message with an id; the response has the same id. */
export type Message<Content> = { readonly id: number; readonly content: Content };

/**
 * Runs a synthesized site on a data folder until the process is killed, and sends its URL to the parent process once it
 * answers. Errors are appended to the log file synchronously, a line at a time, so that a kill loses none.
 */
const [cdkOut = '', dataDir = '', logFile = '', port = '0'] = process.argv.slice(2);
// Ends this process when the parent process has ended.
process.on('disconnect', () => process.exit());
const services: Unreliable[] = [];
const random = numbersFrom(process.pid);
const site = await startLocal({
  ...{ cdkOut, dataDir, port: Number(port), ...administrator },
  // As many shards as a new table on AWS has, so that several changes are processed in parallel.
  streamShards: 4,
  log: (line, isError) => isError && appendFileSync(logFile, `${line}\n`),
  async between({ dynamodb, ses, ...others }) {
    const [database, mails] = [
      await unreliable(dynamodb, tooFast.dynamodb, random),
      await unreliable(ses, tooFast.ses, random),
    ];
    services.push(database, mails);
    return { ...others, dynamodb: database.url, ses: mails.url };
  },
});
process.on('message', async ({ id, content }: Message<Asked>) => {
  process.send?.({ id, content: await answer(content) });
  if (content === 'close') process.disconnect();
});
process.send?.({ id: 0, content: site.url });

async function answer(asked: Asked): Promise<number> {
  if (typeof asked === 'object' && 'crash' in asked) return site.crash(asked.crash);
  if (typeof asked === 'object') for (const service of services) service.fail(asked.fail);
  else if (asked === 'settled') await site.settled();
  else {
    await site.close();
    for (const service of services) service.close();
  }
  return 0;
}
