import type { PreviewLink } from '#shared/posts/preview-link.ts';
import { css } from '#styles/css';
import { ago, hence } from '#web/admin/lib/ago.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { copy } from './copy.en.ts';
import { addressOf, copyLink } from './link-queries.ts';

interface LinkRowProps {
  link: PreviewLink;
  /** What opens it, where that is known. */
  token: string | undefined;
  now: number;
  isBusy: boolean;
  onMakeNew: () => void;
  onRevoke: () => void;
}

/**
 * A private link: how long it works, its address where it is known, else the way to another one, and the way to end it. Only its hash
 * is stored: the address is known on the page where it was made, until that goes.
 */
export function LinkRow({ link, token, now, isBusy, onMakeNew, onRevoke }: LinkRowProps) {
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
