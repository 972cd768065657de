import { useLocation } from 'react-router-dom';
import { type Language, localizedPath } from '#shared/language.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { InternalLink, type InternalLinkProps } from './internal-link.tsx';

interface PageLinkProps extends InternalLinkProps {
  /** The page's URL in its English form. */
  to: string;
  /** The language of the target. @default that of the current page */
  language?: Language;
}

/** A link to another page of the site, marked as current if its target is the current page. */
export function PageLink({ to, language, ...props }: PageLinkProps) {
  const current = useLanguage();
  const address = localizedPath(to, language ?? current);
  const { pathname } = useLocation();
  return <InternalLink to={address} {...(pathname === address && { 'aria-current': 'page' })} {...props} />;
}
