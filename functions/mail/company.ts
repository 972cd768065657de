import { getCompany } from '#functions/data/content/company.ts';
import { cacheForOneSecond } from '#functions/http/caching.ts';
import type { Company } from '#shared/company/company.ts';

const company = cacheForOneSecond(getCompany);

/** Returns the company in whose name mails are written. Read once a second at most. */
export function presentCompany(): Promise<Company> {
  return company.recent(new Date());
}
