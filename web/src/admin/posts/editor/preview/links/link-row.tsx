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
  onRevoke: () => void;
}

/** A private link: how long it works, its address where it is known, and the way to end it. */
export function LinkRow({ link: { id, createdAt, endsAt }, token, now, isBusy, onRevoke }: LinkRowProps) {
  const facts = `link-${id}`;
  return (
    <li className={rowStyle}>
      <p id={facts} className={factsStyle}>
        {copy.made(ago(Date.parse(createdAt), now))} · {copy.left(hence(Date.parse(endsAt), now))}
      </p>
      {token ? (
        <TextInput
          aria-label={copy.address}
          aria-describedby={facts}
          dir="ltr"
          readOnly
          value={addressOf(token)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : (
        <p className={factsStyle}>{copy.unknown}</p>
      )}
      <div className={buttonsStyle}>
        {token && (
          <Button variant="outline" size="xs" aria-describedby={facts} onClick={() => void copyLink(token)}>
            {copy.copy}
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
