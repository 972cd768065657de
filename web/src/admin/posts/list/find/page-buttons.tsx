import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { copy } from './copy.en.ts';

interface PageButtonsProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Leads through the pages of a list, where there are several. */
export function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  if (pages < 2) return null;
  const to = (next: number) => (next < 1 || next > pages ? undefined : () => onPage(next));
  return (
    <nav aria-label={copy.pages} className={pagesStyle}>
      <Button variant="outline" size="s" aria-disabled={!to(page - 1)} onClick={to(page - 1)}>
        {copy.previous}
      </Button>
      <p className={css({ textStyle: 'sm' })}>{copy.page(page, pages)}</p>
      <Button variant="outline" size="s" aria-disabled={!to(page + 1)} onClick={to(page + 1)}>
        {copy.next}
      </Button>
    </nav>
  );
}

const pagesStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' });
