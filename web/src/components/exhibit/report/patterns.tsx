import { css } from '#styles/css';
import { colour } from '#web/theme/drawing-colours.ts';

/** The fill patterns of the charts, defined once. */
export function Patterns() {
  return (
    <svg width="0" height="0" aria-hidden="true" className={css({ position: 'absolute' })}>
      <defs>
        <pattern
          id="report-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill={colour.white} />
          <rect width="2.6" height="6" fill={colour.ink} />
        </pattern>
        <pattern id="report-dots" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill={colour.white} />
          <circle cx="3" cy="3" r="1.25" fill={colour.ink} />
        </pattern>
        <pattern
          id="report-lines"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <rect width="7" height="7" fill={colour.mist} />
          <rect width="2" height="7" fill={colour.petrol} />
        </pattern>
      </defs>
    </svg>
  );
}
