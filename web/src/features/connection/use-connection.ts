import { useEffect, useState } from 'react';

/** `restored` follows `offline` for a short while. */
export type Connection = 'online' | 'offline' | 'restored';

/** How long a restored connection is reported, in milliseconds. */
const restoredFor = 3000;

/** Returns the state of the browser's connection, as it changes. In the prerendered document it is `online`. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>('online');
  useEffect(() => {
    const onOffline = () => setConnection('offline');
    const onOnline = () => setConnection('restored');
    if (!navigator.onLine) onOffline();
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    };
  }, []);
  useEffect(() => {
    if (connection !== 'restored') return;
    const timer = setTimeout(() => setConnection('online'), restoredFor);
    return () => clearTimeout(timer);
  }, [connection]);
  return connection;
}
