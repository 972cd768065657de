import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { copy } from './copy.en.ts';

interface NewTabLinkProps {
  href: string;
  children: ReactNode;
  /** Id of the element that names the page's subject. */
  describedBy?: string;
}

/** A link that opens a page of the site in a new tab; screen readers announce that. */
export function NewTabLink({ href, children, describedBy }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" aria-describedby={describedBy} className={linkStyle}>
      {children}
      <span className={css({ srOnly: true })}>({copy.newTab})</span>
      <Icon of={ExternalLink} size={13} />
    </a>
  );
}

const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '6',
  color: 'brand.fg',
  textDecoration: 'underline',
  textDecorationColor: 'brand.muted',
  _hover: { textDecoration: 'none' },
});
