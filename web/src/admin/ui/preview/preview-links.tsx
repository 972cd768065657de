import { useQuery } from '@tanstack/react-query';
import type { PreviewLink } from '#shared/posts/preview-link.ts';
import { css } from '#styles/css';
import { ago, hence } from '#web/admin/lib/language/formats.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { useStore } from '#web/lib/store.ts';
import { copy as previewCopy } from './copy.en.ts';
import {
  addressOf,
  copyLink,
  knownTokens,
  type LinkedPost,
  linksQuery,
  useMakeLink,
  useRevokeLink,
} from './link-queries.ts';

const copy = previewCopy.links;

/** The links for people without an account to see a post before it is published. */
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

interface LinkRowProps {
  link: PreviewLink;
  /** The secret part of the link, if known. */
  token: string | undefined;
  now: number;
  isBusy: boolean;
  onMakeNew: () => void;
  onRevoke: () => void;
}

/**
 * A private link: its remaining time, its URL if known or a button for a new link, and a button that ends it. Only a
 * hash is stored, so the URL is lost with the page on which it was made.
 */
function LinkRow({ link, token, now, isBusy, onMakeNew, onRevoke }: LinkRowProps) {
  const { id, createdAt, endsAt } = link;
  const facts = `link-${id}`;
  const hint = `link-hint-${id}`;
  return (
    <li className={rowStyle}>
      <p id={facts} className={factsStyle}>
        {copy.made(ago(Date.parse(createdAt), now))} · {copy.left(hence(Date.parse(endsAt), now))}
      </p>
      {token && (
        <TextInput
          aria-label={copy.address}
          aria-describedby={`${facts} ${hint}`}
          dir="ltr"
          readOnly
          value={addressOf(token)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <p id={hint} className={factsStyle}>
        {token ? copy.onlyNow : copy.unknown}
      </p>
      <div className={buttonsStyle}>
        {token ? (
          <Button variant="outline" size="xs" aria-describedby={facts} onClick={() => void copyLink(token)}>
            {copy.copy}
          </Button>
        ) : (
          <Button
            variant="outline"
            size="xs"
            aria-describedby={facts}
            aria-disabled={isBusy}
            onClick={() => isBusy || onMakeNew()}
          >
            {copy.makeNew}
          </Button>
        )}
        <Button
          variant="plain"
          size="xs"
          aria-describedby={facts}
          aria-disabled={isBusy}
          onClick={() => isBusy || onRevoke()}
        >
          {copy.revoke}
        </Button>
      </div>
    </li>
  );
}

const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  paddingTop: '3',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
});
const factsStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
