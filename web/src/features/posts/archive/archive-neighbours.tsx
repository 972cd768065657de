import { localizedPath } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { archivePath } from '#shared/publishing/addresses.ts';
import type { Archive } from '#shared/publishing/renderer.ts';
import { css } from '#styles/css';
import { button } from '#styles/recipes';
import { useLanguage } from '#web/i18n/language-context.tsx';

interface ArchiveNeighboursProps {
  kind: PostKind;
  archive: Archive;
  /** `pages` is the accessible name of the navigation. */
  copy: Readonly<Record<'pages' | 'newer' | 'older', string>>;
}

/** The links to the neighbouring archives; the newer one comes first. */
export function ArchiveNeighbours({ kind, archive: { newer, older }, copy }: ArchiveNeighboursProps) {
  const language = useLanguage();
  const address = (id: string) => localizedPath(archivePath(kind, id), language);
  if (!newer && !older) return null;
  return (
    <nav aria-label={copy.pages} className={navStyle}>
      {newer && (
        <a rel="prev" href={address(newer)} className={button({ variant: 'outline' })}>
          {copy.newer}
        </a>
      )}
      {older && (
        <a rel="next" href={address(older)} className={button({ variant: 'outline' })}>
          {copy.older}
        </a>
      )}
    </nav>
  );
}

const navStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '4', marginTop: '9' });
