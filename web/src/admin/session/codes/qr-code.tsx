import { encode } from 'uqr';
import { css } from '#styles/css';

/** A text as a QR code, drawn in the browser since it may be a secret. Dark on white, as scanners need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={codeStyle}>
      <rect width={size} height={size} className={css({ fill: 'bg.canvas' })} />
      <path d={squares.join('')} className={css({ fill: 'fg.default' })} shapeRendering="crispEdges" />
    </svg>
  );
}

const codeStyle = css({ width: 'qrCode', maxWidth: 'full', flexShrink: '0' });
