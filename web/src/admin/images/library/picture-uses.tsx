import { useQuery } from '@tanstack/react-query';
import { css } from '#styles/css';
import { FailedRead } from '#web/admin/ui/failed-read.tsx';
import { copy } from './copy.en.ts';
import { EarlierUses } from './earlier-uses.tsx';
import { usesQuery } from './picture-queries.ts';
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
