import { type RefObject, useEffect, useRef } from 'react';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { useCompany } from '#web/features/content/use-company.ts';

let screensShown = 0;

/**
 * Names the document after the screen. The heading that takes the returned ref gets the focus when the screen replaces
 * another, so that keyboard and screen reader continue from there; it needs `tabIndex={-1}`.
 */
export function useScreen(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const company = useCompany().name[adminLanguage];
  useEffect(() => {
    document.title = `${title} | ${company}`;
  }, [title, company]);
  useEffect(() => {
    screensShown += 1;
    if (screensShown > 1) heading.current?.focus();
  }, []);
  return heading;
}
