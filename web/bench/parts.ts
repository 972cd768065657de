import { signIn } from './admin-area.ts';
import { withChromium } from './chromium.ts';
import { measureMemory } from './memory.ts';
import type { BenchOptions } from './options.ts';
import { measureRounds, weighPages } from './page/measure.ts';
import { countPolls, measurePolling } from './polling.ts';
import { measurePublishing } from './publishing.ts';
import { reportMemory, reportPolling, reportRounds, reportWeights } from './report.ts';
import { reportPublishing, reportSearch, reportTwins, reportTyping } from './report-publishing.ts';
import type { Running } from './running.ts';
import { runScript } from './script.ts';
import { measureSearch } from './search.ts';
import { measureTwins } from './twins.ts';
import { measureTyping } from './typing.ts';

/** Something that is measured and printed by itself. */
export interface Part {
  readonly what: string;
  /** It is given up after so many minutes, for each run where `isPerRun`. */
  readonly minutes: number;
  readonly isPerRun?: boolean;
  readonly measure: (running: Running, options: BenchOptions) => Promise<void>;
}

const scriptSeconds = 600;
const searchSeconds = 60;
const typingSeconds = 240;
const countingSeconds = 270;

/** By the name by which one is asked for. */
export const parts: Readonly<Record<string, Part>> = {
  publishing: {
    what: 'how long after a save its text is read on the public addresses, fifty times, without script',
    minutes: 15,
    measure: async (running) => reportPublishing(await measurePublishing((await running.site()).port)),
  },
  saves: {
    what: 'what publishing one save costs with 50, 500 and 5,000 posts stored',
    minutes: 15,
    // It renders with what the site was built to.
    measure: async (running) => {
      await running.site();
      await runScript('functions/bench/measure-saves.ts', scriptSeconds);
    },
  },
  lists: {
    what: 'what the API’s lists of posts cost with 50 and with 5,000 posts',
    minutes: 12,
    measure: () => runScript('functions/bench/measure-lists.ts', scriptSeconds),
  },
  inbox: {
    what: 'what the inbox’s lists, filters, search and counters read with 1,000 and with 100,000 messages',
    minutes: 12,
    measure: () => runScript('functions/bench/measure-inbox.ts', scriptSeconds),
  },
  timing: {
    what: 'whether a clock tells names that somebody has from others, by sign-ins and by asking for a password’s link',
    minutes: 11,
    measure: () => runScript('functions/bench/measure-timing.ts', scriptSeconds),
  },
  search: {
    what: 'what a visitor’s search asks for',
    minutes: 6,
    measure: async (running) => {
      const { all } = await running.addresses();
      const blog = new URL('/blog', all[0]).href;
      const search = (port: number) => measureSearch(port, blog);
      reportSearch(await withChromium((await running.edge()).port, searchSeconds, 'Searching', search));
    },
  },
  typing: {
    what: 'how long a key takes at a 4 times slower processor, over a list of 5,000 posts',
    minutes: 8,
    measure: async (running) => {
      const { port } = await running.site();
      const { origin } = new URL('/', (await running.addresses()).all[0]);
      const cookie = await signIn(port);
      const type = (debuggingPort: number) => measureTyping(debuggingPort, origin, cookie);
      reportTyping(await withChromium((await running.edge()).port, typingSeconds, 'Typing', type));
    },
  },
  polling: {
    what: 'how often open pages ask whether the content has changed, and what it costs',
    minutes: 12,
    measure: async (running) => {
      const { port } = await running.site();
      const [address = ''] = (await running.addresses()).all;
      const costs = [await measurePolling(port, 10), await measurePolling(port, 1000)];
      const count = (debuggingPort: number) => countPolls(debuggingPort, address);
      const { port: edgePort } = await running.edge();
      reportPolling(costs, await withChromium(edgePort, countingSeconds, 'Counting questions', count));
    },
  },
  post: {
    what: 'when a blog post is painted, against the same document without script',
    minutes: 10,
    isPerRun: true,
    measure: async (running, { runs }) => {
      const { post } = await running.addresses();
      reportTwins(await measureTwins((await running.edge()).port, post, runs));
    },
  },
  weights: {
    what: 'what every page weighs',
    minutes: 60,
    measure: async (running) =>
      reportWeights(await weighPages((await running.edge()).port, await running.addresses())),
  },
  pages: {
    what: 'Lighthouse on every page, blocking time and clicks',
    minutes: 90,
    isPerRun: true,
    measure: async (running, { runs }) => {
      const addresses = await running.addresses();
      reportRounds(await measureRounds((await running.edge()).port, addresses, runs), addresses);
    },
  },
  memory: {
    what: 'what the site holds in memory',
    minutes: 15,
    measure: async (running) => {
      const { port, pid } = await running.site();
      reportMemory(await measureMemory(port, pid));
    },
  },
};
