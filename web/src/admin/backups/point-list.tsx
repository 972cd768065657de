import { useState } from 'react';
import type { BackupPoint } from '#shared/backups.ts';
import { css } from '#styles/css';
import { adminLocale } from '../lib/language/formats.ts';
import { Button } from '../ui/button.tsx';
import { inWords } from './backups-queries.ts';
import { copy } from './copy.en.ts';

interface PointListProps {
  points: readonly BackupPoint[];
  /** Id of the point that is compared. */
  chosen: string | undefined;
  /** True while no other point can be chosen. */
  isBusy: boolean;
  onChoose: (id: string) => void;
}

/** The number of points shown first; older ones are rarely needed. */
const maxAtFirst = 6;

/** The points, newest first, to choose one. */
export function PointList({ points, chosen, isBusy, onChoose }: PointListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const now = new Date();
  if (points.length === 0) return <p className={noneStyle}>{copy.none}</p>;
  const shown = isWhole ? points : points.slice(0, maxAtFirst);
  return (
    <fieldset aria-labelledby="backup-points" className={listStyle}>
      {shown.map(({ id, at, reason, by, bytes }) => (
        <label key={id} data-chosen={id === chosen || undefined} className={rowStyle}>
          <input
            type="radio"
            name="point"
            value={id}
            checked={id === chosen}
            aria-disabled={isBusy}
            onChange={() => onChoose(id)}
          />
          <span className={wordsStyle}>
            <time dateTime={at}>{inWords(at, now)}</time>
            <bdi>{copy.reasons[reason](by)}</bdi>
          </span>
          <span className={sizeStyle}>{sizeOf(bytes)}</span>
        </label>
      ))}
      {points.length > shown.length && (
        <Button variant="plain" size="s" onClick={() => setIsWhole(true)}>
          {copy.more(points.length - shown.length)}
        </Button>
      )}
    </fieldset>
  );
}

function sizeOf(bytes: number): string {
  const isSmall = bytes < 1_000_000;
  return new Intl.NumberFormat(adminLocale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, bytes / (isSmall ? 1000 : 1_000_000)));
}

const noneStyle = css({ padding: '4', textStyle: 'sm', color: 'fg.muted' });
const listStyle = css({ minWidth: '0' });
const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '15',
  paddingInline: '4',
  paddingBlock: '2',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  cursor: 'pointer',
  '&[data-chosen]': { background: 'label.subtle', boxShadow: '[inset 0 0 0 2px token(colors.fg.default)]' },
  '&:has(:focus-visible)': { outlineOffset: '-3px' },
  '& input': { flex: 'none', width: '5', height: '5', accentColor: 'brand.solid' },
});
const wordsStyle = css({
  display: 'grid',
  flex: '1',
  minWidth: '0',
  '& time': { fontWeight: 'strong' },
  '& bdi': { textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' },
});
const sizeStyle = css({ flex: 'none', textStyle: 'xs', color: 'fg.muted' });
