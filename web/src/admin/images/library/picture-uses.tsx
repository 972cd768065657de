import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { FailedRead } from '#web/admin/ui/failed-read.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { earlierUsesQuery, usesQuery } from './picture-queries.ts';
import { UseList } from './use-list.tsx';

/** Id of what names the places that have a picture. */
export const usesHeadingId = 'picture-uses';

/** Everything that has a picture, with the way to where it is edited; earlier versions once they are asked for. */
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

/** What had a picture in an earlier version: looked for only when somebody asks, because every version is read for it. */
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
