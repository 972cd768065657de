import { useContext } from 'react';
import { localizedPath } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { archivePath } from '#shared/publishing/addresses.ts';
import { css } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { PageDataContext } from '#web/lib/page/page-data.ts';

/** The link from a list to the newest of its archives, if the document has one. */
export function ArchiveLink({ kind, children }: { kind: PostKind; children: string }) {
  const language = useLanguage();
  const newest = useContext(PageDataContext).archives?.[kind];
  if (!newest) return null;
  return (
    <p className={css({ marginTop: '7' })}>
      <a href={localizedPath(archivePath(kind, newest), language)} className={linkStyle}>
        {children}
      </a>
    </p>
  );
}

const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  color: 'brand.fg',
  textDecoration: 'underline',
});
