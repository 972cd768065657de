import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from 'react';

/** The address that is shown, without its origin, and what the step that led to it carries. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/** A path with or without query and fragment; or parts of an address, of which the path that is missing stays. */
export type Destination = string | Partial<Pick<Location, 'search' | 'hash'>>;

export interface NavigateOptions {
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Shows another address: a destination, or the entry of the history that is so many steps away. */
export type Navigate = (to: Destination | number, options?: NavigateOptions) => void;

const LocationContext = createContext<Location | undefined>(undefined);
const NavigateContext = createContext<Navigate>(() => {
  throw new Error('There is no router around this component.');
});

interface RouterProps {
  location: Location;
  navigate: Navigate;
  children: ReactNode;
}

/** Gives what it encloses a location and the way to another one. */
export function Router({ location, navigate, children }: RouterProps) {
  return (
    <NavigateContext value={navigate}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigateContext>
  );
}

/** The router of a browser's window. Another location is rendered in a transition, while the page before it stays. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(windowLocation);
  const [navigate] = useState(() =>
    navigateWindow(() => startTransition(() => setLocation(windowLocation()))),
  );
  useLayoutEffect(() => {
    const onPopState = () => startTransition(() => setLocation(windowLocation()));
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  return (
    <Router location={location} navigate={navigate}>
      {children}
    </Router>
  );
}

/** The router of a document that is rendered on the server; nothing in it may navigate. */
export function StaticRouter({ location, children }: { location: string; children?: ReactNode }) {
  return (
    <Router location={parseLocation(location)} navigate={refuse}>
      {children}
    </Router>
  );
}

export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (!location) throw new Error('There is no router around this component.');
  return location;
}

/** The function that shows another address; always the same one. */
export function useNavigate(): Navigate {
  return useContext(NavigateContext);
}

/** The parts of an address on this site. */
export function parseLocation(address: string, state: unknown = null): Location {
  const { pathname, search, hash } = new URL(address, 'https://site');
  return { pathname, search, hash, state };
}

/** The address that a destination is, seen from a path. */
export function addressOf(to: Destination, pathname: string): string {
  if (typeof to === 'string') return to;
  const { search = '', hash = '' } = to;
  return pathname + (search && `?${search.replace(/^\?/, '')}`) + hash;
}

function navigateWindow(onChange: () => void): Navigate {
  return (to, { replace = false, state = null } = {}) => {
    if (typeof to === 'number') {
      history.go(to);
      return;
    }
    const address = addressOf(to, window.location.pathname);
    if (replace) history.replaceState({ state }, '', address);
    else history.pushState({ state }, '', address);
    onChange();
  };
}

function windowLocation(): Location {
  const { pathname, search, hash } = window.location;
  const entry: { state?: unknown } | null = history.state;
  return { pathname, search, hash, state: entry?.state ?? null };
}

function refuse(): never {
  throw new Error('A document that is being rendered has nowhere to go.');
}
