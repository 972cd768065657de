import { type RefObject, useEffect, useRef } from 'react';
import { brand } from '#shared/brand.ts';
import { adminLanguage } from './language/language.en.ts';

let screensShown = 0;

/**
 * Names the document after the screen. The heading that takes the returned ref gets the focus when the screen replaces
 * another, so that keyboard and screen reader go on from there; it needs `tabIndex={-1}`.
 */
export function useScreen(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} | ${brand.name[adminLanguage]}`;
  }, [title]);
  useEffect(() => {
    screensShown += 1;
    if (screensShown > 1) heading.current?.focus();
  }, []);
  return heading;
}
