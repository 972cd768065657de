import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';

/** The visitor's filter; an empty text filters nothing. */
export interface BlogFilter {
  search: string;
  category: string;
}

/**
 * Returns the filter in the URL, so that a reload and Back keep it. Until hydration it is empty, as in the prerendered
 * document, and not `known`.
 */
export function useAddressFilter() {
  const known = useHydrated();
  const address = useLocation().search;
  const navigate = useNavigate();
  /** Changes the filter without adding a step to the history. */
  const change = (changed: Partial<BlogFilter>) => {
    const query = addressQuery({ ...readFilter(window.location.search), ...changed });
    navigate({ search: query }, { replace: true });
  };
  return { filter: readFilter(known ? address : ''), known, change };
}

/** Returns the filter in the query of a URL. */
export function readFilter(query: string): BlogFilter {
  const values = new URLSearchParams(query);
  return { search: values.get('q')?.trim() ?? '', category: values.get('category') ?? '' };
}

/** Returns the query of a URL for a filter; empty for none. */
export function addressQuery({ search, category }: BlogFilter): string {
  return new URLSearchParams({ ...(search && { q: search }), ...(category && { category }) }).toString();
}
