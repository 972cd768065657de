import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../deploy/run.ts';
import { countSite } from './count.ts';
import { costsTable } from './table.ts';

/** Prints what the built site costs: `npm run costs`. Builds it first if it was never built. */
const dist = join(import.meta.dirname, '../../web/dist');
if (!existsSync(join(dist, 'index.html'))) run('npm', ['run', '--silent', 'build']);
console.log(costsTable(countSite(dist)));
