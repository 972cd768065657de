import { getCompany } from '#functions/data/content/company.ts';
import { onceASecond } from '#functions/http/caching.ts';
import type { Company } from '#shared/company/company.ts';

const company = onceASecond(getCompany);

/** Returns the company in whose name mails are written. Read once a second at most. */
export function presentCompany(): Promise<Company> {
  return company.recent(new Date());
}
