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

/** The number of points shown first, on a phone and on wider screens; older ones are rarely needed. */
const atFirst = { phone: 3, wide: 6 } as const;

/** The points, newest first, to choose one. */
export function PointList({ points, chosen, isBusy, onChoose }: PointListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const now = new Date();
  if (points.length === 0) return <p className={noneStyle}>{copy.none}</p>;
  const isLater = (screen: keyof typeof atFirst) => (point: BackupPoint, index: number) =>
    !isWhole && index >= atFirst[screen] && point.id !== chosen;
  return (
    <fieldset aria-labelledby="backup-points" className={listStyle}>
      {points.map((point, index) => {
        if (isLater('wide')(point, index)) return null;
        const { id, at, reason, by, bytes } = point;
        return (
          <label
            key={id}
            data-chosen={id === chosen || undefined}
            data-later={isLater('phone')(point, index) || undefined}
            className={rowStyle}
          >
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
        );
      })}
      {(['phone', 'wide'] as const).map((screen) => {
        const left = points.filter(isLater(screen)).length;
        return (
          left > 0 && (
            <span key={screen} data-on={screen} className={moreStyle}>
              <Button variant="plain" size="s" onClick={() => setIsWhole(true)}>
                {copy.more(left)}
              </Button>
            </span>
          )
        );
      })}
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
  '&[data-later]': { display: { mdDown: 'none' } },
  '&:has(:focus-visible)': { outlineOffset: '-3px' },
  '& input': { flex: 'none', width: '5', height: '5' },
});
const moreStyle = css({
  '&[data-on=phone]': { display: { md: 'none' } },
  '&[data-on=wide]': { display: { mdDown: 'none' } },
});
const wordsStyle = css({
  display: 'grid',
  flex: '1',
  minWidth: '0',
  '& time': { fontWeight: 'strong' },
  '& bdi': { textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' },
});
const sizeStyle = css({ flex: 'none', textStyle: 'xs', color: 'fg.muted' });
