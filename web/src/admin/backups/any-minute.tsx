import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { pointDays } from '#shared/backups.ts';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { formatInWords } from '../lib/language/formats.ts';
import { fromLocalTime, toLocalTime } from '../lib/local-time.ts';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/fields/text-box.tsx';
import type { Backups } from './backups-queries.ts';
import { copy } from './copy.en.ts';

const day = 24 * 60 * 60_000;

/**
 * The restores that need the command line, because AWS creates a second table for them, which takes minutes to hours:
 * from any minute of the last weeks, and from the copies in a vault. Shows the commands to type.
 */
export function AnyMinute({ table, vault }: Backups['beside']) {
  const id = useId();
  // One hour ago: most mistakes are noticed soon.
  const [at, setAt] = useState(() => new Date(Date.now() - 60 * 60_000).toISOString());
  const instant = `${at.slice(0, 'yyyy-mm-ddThh:mm'.length)}:00Z`;
  const now = Date.now();
  const isKept = Date.parse(at) < now && Date.parse(at) > now - pointDays * day;
  return (
    <details className={detailsStyle}>
      <summary>{copy.anyMinute.title(pointDays)}</summary>
      <div className={bodyStyle}>
        <p>{copy.anyMinute.text}</p>
        <label htmlFor={id}>{copy.anyMinute.when}</label>
        <TextInput
          id={id}
          type="datetime-local"
          value={toLocalTime(at)}
          aria-invalid={!isKept}
          aria-describedby={isKept ? `${id}-words` : `${id}-problem`}
          onChange={({ currentTarget }) => setAt(fromLocalTime(currentTarget.value))}
        />
        {isKept && (
          <p id={`${id}-words`} className={wordsStyle}>
            {formatInWords(at, 'short')}
          </p>
        )}
        {isKept ? (
          <Command of={`npm run restore -- --from ${instant} --table ${table} --dry-run`} />
        ) : (
          <p id={`${id}-problem`} role="status">
            {copy.anyMinute.notKept(pointDays)}
          </p>
        )}
        <p>{copy.anyMinute.after}</p>
        {vault ? (
          <>
            <h4>{copy.anyMinute.vault}</h4>
            <p>{copy.anyMinute.vaultText}</p>
            <Command of={`aws backup list-recovery-points-by-backup-vault --backup-vault-name ${vault}`} />
            <Command
              of={`npm run restore -- --from <${copy.anyMinute.newTable}> --table ${table} --dry-run`}
            />
          </>
        ) : (
          <p>{copy.anyMinute.noVault}</p>
        )}
      </div>
    </details>
  );
}

/** A command to type, with a button that copies it. */
function Command({ of }: { of: string }) {
  const copyIt = async () => {
    try {
      await navigator.clipboard.writeText(of);
      showToast({ tone: 'success', title: copy.anyMinute.copied });
    } catch {
      showToast({ tone: 'danger', title: copy.anyMinute.notCopied });
    }
  };
  return (
    <div className={commandStyle}>
      <code dir="ltr">{of}</code>
      <Button variant="outline" size="xs" onClick={() => void copyIt()}>
        <Icon of={Copy} size={16} />
        {copy.anyMinute.copy}
      </Button>
    </div>
  );
}

const wordsStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const detailsStyle = css({
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  textStyle: 'sm',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '12',
    paddingInline: '4',
    color: 'brand.fg',
    cursor: 'pointer',
  },
  '& summary:focus-visible': { outlineOffset: '-3px' },
});
const bodyStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2.5',
  paddingInline: '4',
  paddingBottom: '4',
  '& p': { color: 'fg.muted', maxWidth: 'measure' },
  '& h4': { fontWeight: 'heading', marginTop: '2' },
});
const commandStyle = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '2',
  padding: '3',
  borderRadius: 'control',
  background: 'bg.sunken',
  '& code': { fontFamily: '[monospace]', textStyle: 'xs', overflowWrap: 'anywhere' },
});
