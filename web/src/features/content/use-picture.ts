import { useEffect, useState } from 'react';
import type { ImageKey } from '#shared/content/registry.ts';
import { useContentValue } from './use-content.ts';

/** Returns the URL of an item's picture; empty if there is none, or the browser could not load it. */
export function usePicture(key: ImageKey): string {
  const address = useContentValue(key, '');
  const [broken, setBroken] = useState('');
  useEffect(() => {
    if (!address) return;
    const isIts = (target: unknown): target is HTMLImageElement =>
      target instanceof HTMLImageElement && target.getAttribute('src') === address;
    const onError = ({ target }: Event) => isIts(target) && setBroken(address);
    // These events do not bubble, and some happened before this script ran.
    addEventListener('error', onError, true);
    for (const image of document.images) {
      if (isIts(image) && image.complete && image.naturalWidth === 0) setBroken(address);
    }
    return () => removeEventListener('error', onError, true);
  }, [address]);
  return broken === address ? '' : address;
}
