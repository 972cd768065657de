import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isAdminPath } from '#shared/admin-paths.ts';
import { parsePictureAddress } from '#shared/images/renditions.ts';
import { localizedPath, parsePath } from '#shared/language.ts';
import { isPublicAddress, writtenAddress } from '#shared/text/address.ts';
import { InternalLink } from '../navigation/internal-link.tsx';
import { Picture } from '../picture.tsx';

interface MarkdownLinkProps {
  address: string;
  children: ReactNode;
}

/** A link in a text; only its words if the URL is not allowed. */
export function MarkdownLink({ address, children }: MarkdownLinkProps) {
  if (isPage(address)) return <TextPageLink address={address}>{children}</TextPageLink>;
  if (isPublicAddress(address) || isContact(address)) {
    return (
      <a href={writtenAddress(address)} rel="noopener">
        {children}
      </a>
    );
  }
  return children;
}

/**
 * A link to a page of the site, in the language of the current page. The admin area shows it, too, without a language.
 */
function TextPageLink({ address, children }: MarkdownLinkProps) {
  const { language } = parsePath(useLocation().pathname);
  return (
    <InternalLink to={localizedPath(parsePath(writtenAddress(address)).path, language)}>
      {children}
    </InternalLink>
  );
}

function isPage(address: string): boolean {
  const isFile = /^\/(api|assets|images|share)\//.test(address) || isAdminPath(address);
  return isPublicAddress(address) && address.startsWith('/') && !isFile;
}

/** True for an e-mail address or phone number as a link. */
function isContact(address: string): boolean {
  return /^(mailto:[^\s\p{C}\\<>"]{1,500}|tel:\+?[\d().-]{1,30})$/iu.test(address);
}

interface MarkdownPictureProps {
  /**
   * The picture's URL. If the path does not contain the picture's size, the URL may end in it, as in
   * `/images/a.png#800x600`: the browser then reserves the space while the picture loads.
   */
  address: string;
  alt: string;
}

/** A picture in a text; only its alternative text if the URL is not allowed. */
export function MarkdownPicture({ address, alt }: MarkdownPictureProps) {
  if (!isPublicAddress(address)) return alt;
  const [, width, height] = /#(\d{1,5})x(\d{1,5})$/.exec(address) ?? [];
  const picture = parsePictureAddress(address) ?? (width && height ? { width, height } : undefined);
  return (
    <Picture
      src={writtenAddress(address)}
      sizes="(min-width: 1024px) 60vw, 100vw"
      alt={alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      {...(picture && { width: picture.width, height: picture.height })}
    />
  );
}
