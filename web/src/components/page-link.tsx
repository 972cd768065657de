import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { localizedPath } from '../../../shared/language.ts';
import { useLanguage } from '../i18n/language-context.tsx';

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** The page's address in its English form; the link leads to it in the current language. */
  to: string;
}

/** A link to another page of the site; marked as current when it leads to the page being read. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const address = localizedPath(to, useLanguage());
  const { pathname } = useLocation();
  return <Link to={address} {...(pathname === address && { 'aria-current': 'page' })} {...props} />;
}
