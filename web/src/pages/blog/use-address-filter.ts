import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/** What the visitor looks for; an empty text does not restrict. */
export interface BlogFilter {
  search: string;
  category: string;
}

/**
 * The filter that the address carries, so that reloading and coming back keep it. Until the page is hydrated it is empty,
 * as in the prerendered document, and not `known`.
 */
export function useAddressFilter() {
  const known = useHydrated();
  const address = useLocation().search;
  const navigate = useNavigate();
  /** Looks for something else, in the place of this step of the history. */
  const change = (changed: Partial<BlogFilter>) => {
    const query = addressQuery({ ...readFilter(window.location.search), ...changed });
    navigate({ search: query }, { replace: true });
  };
  return { filter: readFilter(known ? address : ''), known, change };
}

/** The filter in the query of an address. */
export function readFilter(query: string): BlogFilter {
  const values = new URLSearchParams(query);
  return { search: values.get('q')?.trim() ?? '', category: values.get('category') ?? '' };
}

/** The query of the address that carries a filter; empty for none. */
export function addressQuery({ search, category }: BlogFilter): string {
  return new URLSearchParams({ ...(search && { q: search }), ...(category && { category }) }).toString();
}
