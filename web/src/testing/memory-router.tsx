import { type ReactNode, useCallback, useRef, useState } from 'react';
import { addressOf, type Navigate, parseLocation, Router } from '#web/lib/router.tsx';

/** A router whose history is apart from the window's, for one test. It begins at `address`. */
export function MemoryRouter({ address = '/', children }: { address?: string; children: ReactNode }) {
  const entries = useRef([parseLocation(address)]);
  const index = useRef(0);
  const [location, setLocation] = useState(() => parseLocation(address));
  const navigate = useCallback<Navigate>((to, { replace = false, state = null } = {}) => {
    const { current: history } = entries;
    const shown = history[index.current] ?? parseLocation('/');
    if (typeof to === 'number') {
      index.current = Math.min(Math.max(index.current + to, 0), history.length - 1);
    } else {
      if (!replace) index.current += 1;
      history.splice(index.current, history.length, parseLocation(addressOf(to, shown.pathname), state));
    }
    setLocation(history[index.current] ?? shown);
  }, []);
  return (
    <Router location={location} navigate={navigate}>
      {children}
    </Router>
  );
}
