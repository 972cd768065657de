import { useLocation, useNavigate } from '#web/lib/router.tsx';
import { inboxAddress } from '../inbox-view.ts';
import { addressOf, type FoundFilter, filterIn } from './found-filter.ts';

/** What the list of what looks like spam shows. */
const allSpam = filterIn('state=spam');

/**
 * What the address says is looked for, and what changes it. Typing on makes no further steps back. Where what looks like spam is
 * listed it is looked for there, and whoever empties the search has that list again.
 */
export function useFoundFilter(): {
  filter: FoundFilter;
  /** Whether less is shown than a list of its own would. */
  isFiltered: boolean;
  change: (changed: Partial<FoundFilter>) => void;
  clear: () => void;
} {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = new URLSearchParams(search).get('view');
  const isFound = view === 'found';
  const isSpam = view === 'spam';
  const filter = isSpam ? allSpam : filterIn(isFound ? search : '');
  const go = (address: string) => navigate(address, { replace: isFound });
  return {
    filter,
    isFiltered: !isSpam && addressOf(filter) !== inboxAddress('new'),
    change: (changed) => {
      const address = addressOf({ ...filter, ...changed });
      const isEmptied = !('state' in changed) && address === addressOf(allSpam);
      go(isEmptied ? inboxAddress('spam') : address);
    },
    clear: () => go(inboxAddress('new')),
  };
}
