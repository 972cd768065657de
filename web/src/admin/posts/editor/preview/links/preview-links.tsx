import { useQuery } from '@tanstack/react-query';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { useStore } from '#web/lib/store.ts';
import { copy } from './copy.en.ts';
import { knownTokens, type LinkedPost, linksQuery, useMakeLink, useRevokeLink } from './link-queries.ts';
import { LinkRow } from './link-row.tsx';

/** The links by which somebody without an account sees a post before it is published. */
export function PreviewLinks({ id, post }: { id: string; post: LinkedPost }) {
  const { data: links, isError, refetch } = useQuery(linksQuery(post));
  const tokens = useStore(knownTokens, (known) => known);
  const { mutate: make, isPending: isMaking } = useMakeLink(post);
  const { mutate: revoke, isPending: isRevoking } = useRevokeLink(post);
  const now = Date.now();
  return (
    <div id={id} className={panelStyle}>
      <p className={textStyle}>{copy.text}</p>
      <Button
        variant="outline"
        size="s"
        aria-disabled={isMaking}
        onClick={() => isMaking || make()}
        className={makeStyle}
      >
        {isMaking && <Spinner />}
        {isMaking ? copy.making : copy.make}
      </Button>
      {isError && !links && (
        <Notice
          action={
            <Button variant="outline" size="xs" onClick={() => void refetch()}>
              {copy.retry}
            </Button>
          }
        >
          {copy.failed}
        </Notice>
      )}
      {links && links.length > 0 ? (
        <ul className={listStyle}>
          {links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              token={tokens[link.id]}
              now={now}
              isBusy={isMaking || isRevoking}
              onMakeNew={() => make()}
              onRevoke={() => revoke(link.id)}
            />
          ))}
        </ul>
      ) : (
        !isError && <p className={textStyle}>{links ? copy.none : copy.loading}</p>
      )}
    </div>
  );
}

const panelStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  flexShrink: '0',
  maxHeight: '[60%]',
  overflowY: 'auto',
  padding: '4',
  background: 'bg.sunken',
  borderRadius: 'control',
});
const textStyle = css({ textStyle: 'sm' });
const makeStyle = css({ justifySelf: 'start' });
const listStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' });
