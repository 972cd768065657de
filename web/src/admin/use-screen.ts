import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { brand } from '../../../shared/brand.ts';

/**
 * Names the document after the screen. The heading that takes the returned ref gets the focus when the screen replaces
 * another, so that keyboard and screen reader go on from there; it needs `tabIndex={-1}`.
 */
export function useScreen(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const replaced = useNavigationType() !== 'POP';
  const arrived = useRef(false);
  useEffect(() => {
    document.title = `${title} | ${brand.name.en}`;
    if (replaced && !arrived.current) heading.current?.focus();
    arrived.current = true;
  }, [title, replaced]);
  return heading;
}
