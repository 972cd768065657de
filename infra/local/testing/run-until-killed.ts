import { startLocal } from '../local-site.ts';
import { administrator } from './administrator.ts';

/** Runs a synthesized site on a data folder until somebody ends the process, and prints its address once it is there. */
const [cdkOut = '', dataDir = ''] = process.argv.slice(2);
const site = await startLocal({ cdkOut, dataDir, port: 0, ...administrator });
console.log(site.url);
