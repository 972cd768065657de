import { join } from 'node:path';
import { countSite } from './count.ts';
import { costsTable } from './table.ts';

/** Prints what the built site costs: `npm run costs`. */
console.log(costsTable(countSite(join(import.meta.dirname, '../../web/dist'))));
