import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { css } from '#styles/css';
import { button } from '#styles/recipes';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { DisclosedMenu, menuRowStyle } from '#web/admin/ui/screen/disclosed-menu.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { Icon } from '#web/components/icon.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { addressOf, filterIn, useFoundFilter } from '../found/found-filter.ts';
import { copy } from './copy.en.ts';
import { viewsQuery } from './inbox-lists-queries.ts';

const viewsDialog = loadOnce(() => import('./views-dialog.tsx'));

/** The person's saved views, and the entry that saves the current filters. */
export function ViewsMenu() {
  const { filter, isFiltered } = useFoundFilter();
  const [wasOpened, setWasOpened] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({ ...viewsQuery, enabled: wasOpened });
  const here = useLocation().search;
  return (
    <>
      <DisclosedMenu
        label={copy.views}
        face={
          <>
            <Icon of={Bookmark} size={18} />
            <span aria-hidden="true" className={faceStyle}>
              {copy.views}
            </span>
          </>
        }
        buttonClass={button({ variant: 'outline', size: 's' })}
        onOpen={() => setWasOpened(true)}
      >
        {data?.views.map(({ id, name, search }) => {
          const to = addressOf(filterIn(search));
          return (
            <InternalLink
              key={id}
              to={to}
              aria-current={to === here ? 'page' : undefined}
              className={menuRowStyle}
            >
              <UserWords>{name}</UserWords>
            </InternalLink>
          );
        })}
        {data?.views.length === 0 && !isFiltered && <p className={quietStyle}>{copy.noViews}</p>}
        {!data &&
          (isError && !isFetching ? (
            <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
              {copy.notLoaded}
            </FailedRead>
          ) : (
            <p role="status" className={quietStyle}>
              {copy.loading}
            </p>
          ))}
        {data && (isFiltered || data.views.length > 0) && (
          <button type="button" className={menuRowStyle} onClick={() => setIsChanging(true)}>
            {isFiltered ? copy.saveView : copy.changeViews}
          </button>
        )}
      </DisclosedMenu>
      <LazyDialog loader={viewsDialog} open={isChanging}>
        {({ ViewsDialog }) => (
          <ViewsDialog
            open={isChanging}
            search={isFiltered ? searchOf(addressOf(filter)) : undefined}
            onClose={() => setIsChanging(false)}
          />
        )}
      </LazyDialog>
    </>
  );
}

/** Returns the part of a URL that a view keeps: its filters and words. */
function searchOf(address: string): string {
  const given = new URLSearchParams(address);
  given.delete('tab');
  given.delete('view');
  return given.toString();
}

// Narrower windows need the width for the search.
const faceStyle = css({ whiteSpace: 'nowrap', '@media (max-width: 1399.98px)': { display: 'none' } });
const quietStyle = css({ paddingInline: '4', paddingBlock: '3', textStyle: 'sm', color: 'fg.muted' });
