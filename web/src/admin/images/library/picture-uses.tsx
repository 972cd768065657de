import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isContentKey } from '#shared/content/registry.ts';
import type { PictureUse } from '#shared/images/library.ts';
import { kinds } from '#shared/posts/kinds.ts';
import { css } from '#styles/css';
import { labelOf } from '#web/admin/lib/language/content-names.en.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { copy } from './copy.en.ts';
import { earlierUsesQuery, usesQuery } from './picture-queries.ts';

export const usesHeadingId = 'picture-uses';

/** Everything that uses a picture, with links to the editors; earlier versions on request. */
export function PictureUses({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(usesQuery(id));
  return (
    <section aria-labelledby={usesHeadingId}>
      <h3 id={usesHeadingId} tabIndex={-1} className={headingStyle}>
        {copy.uses}
      </h3>
      {isError && (
        <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
          {copy.usesFailed}
        </FailedRead>
      )}
      {!data && !isError && <p role="status">{copy.usesLoading}</p>}
      {data?.length === 0 && <p>{copy.unused}</p>}
      {data && data.length > 0 && <UseList uses={data} />}
      <EarlierUses id={id} />
    </section>
  );
}

const headingStyle = css({ textStyle: 'sm', fontWeight: 'strong', marginBottom: '2', outline: 'none' });

/** The earlier versions that used a picture. They are searched on request only, since every version is read. */
function EarlierUses({ id }: { id: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({ ...earlierUsesQuery(id), enabled: isAsked });
  return (
    <div className={partStyle}>
      {isError && (
        <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
          {copy.usesFailed}
        </FailedRead>
      )}
      <p role="status" className={statusStyle}>
        {isFetching && copy.earlierLoading}
        {data?.length === 0 && !isFetching && copy.noneEarlier}
      </p>
      {data && data.length > 0 && <UseList uses={data} />}
      {!data && !isError && (
        <Button variant="outline" size="xs" aria-disabled={isFetching} onClick={() => setIsAsked(true)}>
          {isFetching && <Spinner />}
          {copy.lookEarlier}
        </Button>
      )}
    </div>
  );
}

const partStyle = css({ display: 'grid', justifyItems: 'start', gap: '2', marginTop: '3' });
const statusStyle = css({ textStyle: 'sm', color: 'fg.muted', _empty: { display: 'none' } });

/** The uses of a picture, each with a link to its editor. */
export function UseList({ uses }: { uses: readonly PictureUse[] }) {
  return (
    <ul className={listStyle}>
      {uses.map((use) => (
        <li key={`${use.kind} ${use.id} ${use.form}`}>
          <a href={`/admin-panel?${placeOf(use)}`} className={linkStyle}>
            <UserWords>{nameOf(use)}</UserWords>
          </a>
          {use.form !== 'stored' && <span className={formStyle}> {copy.forms[use.form]}</span>}
        </li>
      ))}
    </ul>
  );
}

function nameOf({ kind, id, title }: PictureUse): string {
  if (kind === 'content' && isContentKey(id)) return labelOf(id);
  return title || copy.untitled;
}

/**
 * Returns the query of the dashboard's URL for a use: the editor of the item, or the list of its kind for a post in the trash
 * or a discarded draft.
 */
function placeOf({ kind, id, form }: PictureUse): string {
  if (kind === 'content') return `tab=content&item=${encodeURIComponent(id)}`;
  const tab = `tab=${kinds[kind].list}`;
  return form === 'deleted' || form === 'discarded' ? tab : `${tab}&post=${encodeURIComponent(id)}`;
}

const listStyle = css({ display: 'grid', gap: '1', textStyle: 'sm' });
const linkStyle = css({ color: 'brand.fg', textDecoration: 'underline' });
const formStyle = css({ color: 'fg.muted' });
