import { startLocal } from '../local-site.ts';
import { administrator } from './administrator.ts';

/** What the process of a site is asked: to end what functions are doing, to tell when all is published, to stop. */
export type Asked = { readonly crash: string } | 'settled' | 'close';
/** Each has a number, under which it is answered. */
export type Message<Content> = { readonly id: number; readonly content: Content };

/** Runs a synthesized site on a data folder until somebody ends the process, and tells its address once it is there. */
const [cdkOut = '', dataDir = ''] = process.argv.slice(2);
// Nobody is left to end it.
process.on('disconnect', () => process.exit());
const site = await startLocal({ cdkOut, dataDir, port: 0, ...administrator, log: () => {} });
process.on('message', async ({ id, content }: Message<Asked>) => {
  process.send?.({ id, content: await answer(content) });
  if (content === 'close') process.disconnect();
});
process.send?.({ id: 0, content: site.url });

async function answer(asked: Asked): Promise<number> {
  if (typeof asked === 'object') return site.crash(asked.crash);
  await (asked === 'settled' ? site.settled() : site.close());
  return 0;
}
