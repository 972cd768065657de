import { appendFileSync } from 'node:fs';
import { numbersFrom, tooFast, type Unreliable, unreliable } from '../faults/testing/unreliable.ts';
import { startLocal } from '../local-site.ts';
import { administrator } from './administrator.ts';

/**
 * What the process of a site is asked: to end what functions are doing, to have so many calls of database and mail service
 * fail from now on, to tell when all is published, to stop.
 */
export type Asked = { readonly crash: string } | { readonly fail: number } | 'settled' | 'close';
/** Each has a number, under which it is answered. */
export type Message<Content> = { readonly id: number; readonly content: Content };

/**
 * Runs a synthesized site on a data folder until the process is killed, and tells its address once it is there. What
 * went wrong is added to the log, a line at a time, which is out of the process when the next begins.
 */
const [cdkOut = '', dataDir = '', logFile = '', port = '0'] = process.argv.slice(2);
// Nobody is left to end it.
process.on('disconnect', () => process.exit());
const services: Unreliable[] = [];
const random = numbersFrom(process.pid);
const site = await startLocal({
  ...{ cdkOut, dataDir, port: Number(port), ...administrator },
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
