import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf, type FoundFilter, filterIn } from './found-filter.ts';

/** What the address says is looked for, and what changes it. Typing on makes no further steps back. */
export function useFoundFilter(): {
  filter: FoundFilter;
  change: (changed: Partial<FoundFilter>) => void;
  clear: () => void;
} {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isFound = new URLSearchParams(search).get('view') === 'found';
  const filter = filterIn(isFound ? search : '');
  const go = (next: FoundFilter) => navigate(addressOf(next), { replace: isFound, preventScrollReset: true });
  return {
    filter,
    change: (changed) => go({ ...filter, ...changed }),
    clear: () => go(filterIn('')),
  };
}
