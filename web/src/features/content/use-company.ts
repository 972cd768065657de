import { useContext, useMemo } from 'react';
import { builtInCompany, type Company, companyOf, copySpokenFor } from '#shared/company/company.ts';
import type { Language } from '#shared/language.ts';
import { useStore } from '#web/lib/store.ts';
import type { ContentValues } from './content-store.ts';
import { ContentContext } from './use-content.ts';

const asText = (stored: ContentValues) => JSON.stringify(companyOf(stored));
const builtIn = JSON.stringify(builtInCompany);

/** The company as the visitor sees it described; another object only when something in it is another. */
export function useCompany(): Company {
  const described = useStore(useContext(ContentContext), asText);
  return useMemo(() => (described === builtIn ? builtInCompany : JSON.parse(described)), [described]);
}

/** A page's copy, or the defaults of what can be edited, as the company says them now. */
export function useSpoken<Copy>(copy: Copy, language: Language): Copy {
  const company = useCompany();
  return useMemo(() => copySpokenFor(company, copy, language), [company, copy, language]);
}
