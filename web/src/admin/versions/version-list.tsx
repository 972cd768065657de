import type { VersionPage } from '#shared/versions/version.ts';
import { css } from '#styles/css';
import { formatDateTime } from '#web/admin/lib/language/formats.ts';
import { moveFocus } from '#web/admin/lib/roving-focus.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { copy } from './copy.en.ts';

export type Line = VersionPage['versions'][number];

interface VersionListProps {
  versions: readonly Line[];
  /** Id of the chosen version. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Versions by when they were saved and by whom, newest first, to choose from. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const tabStop = versions.some(({ id }) => id === chosen) ? chosen : versions[0]?.id;
  return (
    <ol aria-label={copy.versions} onKeyDown={(event) => moveFocus(event, 'vertical')} className={listStyle}>
      {versions.map((version) => (
        <li key={version.id}>
          <button
            type="button"
            aria-current={version.id === chosen ? 'true' : undefined}
            // The list is one tab stop, so that Tab leads on to the difference; the arrow keys move in it.
            tabIndex={version.id === tabStop ? 0 : -1}
            onClick={() => onChoose(version.id)}
            className={lineStyle}
          >
            <span className={css({ fontWeight: 'strong' })}>
              {version.savedAt ? (
                // With seconds: versions often follow within a minute.
                <time dateTime={version.savedAt}>{formatDateTime(version.savedAt)}</time>
              ) : (
                copy.unknownTime
              )}
            </span>
            <span className={factsStyle}>
              {version.savedBy ? <UserWords>{version.savedBy}</UserWords> : copy.unknownPerson}
              {version.state === 'current' && <Badge tone="ok">{copy.current}</Badge>}
              {version.state === 'discarded' && <Badge>{copy.discarded}</Badge>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const listStyle = css({
  width: 'full',
  maxHeight: { base: '[11rem]', md: '[50vh]' },
  overflowY: 'auto',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'control',
});
const lineStyle = css({
  display: 'grid',
  gap: '1',
  width: 'full',
  minHeight: 'tap',
  paddingInline: '3',
  paddingBlock: '2',
  textAlign: 'start',
  textStyle: 'sm',
  cursor: 'pointer',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  _hover: { background: 'bg.shelf' },
  '&[aria-current]': { background: 'bg.sunken' },
});
const factsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });
