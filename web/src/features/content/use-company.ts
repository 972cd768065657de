import { useContext, useMemo } from 'react';
import { builtInCompany, type Company, companyOf, copyWithCompanyData } from '#shared/company/company.ts';
import type { Language } from '#shared/language.ts';
import { useStore } from '#web/lib/store.ts';
import type { ContentValues } from './content-store.ts';
import { ContentContext } from './use-content.ts';

const asText = (stored: ContentValues) => JSON.stringify(companyOf(stored));
const builtIn = JSON.stringify(builtInCompany);

/** Returns the company's data as visitors see them; a new object only when they change. */
export function useCompany(): Company {
  const described = useStore(useContext(ContentContext), asText);
  return useMemo(() => (described === builtIn ? builtInCompany : JSON.parse(described)), [described]);
}

/** Returns a page's copy, or the defaults of editable texts, with the company's current data. */
export function useCopyWithCompanyData<Copy>(copy: Copy, language: Language): Copy {
  const company = useCompany();
  return useMemo(() => copyWithCompanyData(company, copy, language), [company, copy, language]);
}
