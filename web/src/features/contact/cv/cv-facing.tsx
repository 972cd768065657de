import { css } from '#styles/css';
import type { CvState } from './use-cv.ts';

interface CvFacingProps {
  step: CvState['step'];
  /** The sent share of the file, from 0 to 1. */
  share: number;
  /** True while a file is dragged over it. */
  isOver: boolean;
}

/** The drawing of the place for the CV: a box whose outline is dashed until a file is attached. */
export function CvFacing({ step, share, isOver }: CvFacingProps) {
  return (
    <svg
      viewBox="0 0 64 90"
      width={64}
      height={90}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden="true"
      className={colourOf(step, isOver)}
    >
      {step === 'attached' && !isOver ? <CheckedPage /> : <Place step={step} share={share} isOver={isOver} />}
    </svg>
  );
}

function Place({ step, share, isOver }: CvFacingProps) {
  const isRefused = step === 'refused' && !isOver;
  const sent = Math.round(share * 88);
  return (
    <>
      <rect
        x={1}
        y={1}
        width={62}
        height={88}
        strokeDasharray="6 5"
        fill={isRefused ? 'currentColor' : 'none'}
        fillOpacity={0.1}
      />
      {isRefused && <path d="m22 35 20 20m0-20L22 55" />}
      {(step === 'empty' || isOver) && <path d="M32 58V32m-11 11 11-11 11 11" />}
      {sent > 0 && !isOver && (
        <rect
          x={1}
          y={89 - sent}
          width={62}
          height={sent}
          fill="currentColor"
          fillOpacity={0.3}
          stroke="none"
        />
      )}
    </>
  );
}

function CheckedPage() {
  return (
    <>
      <rect x={1} y={1} width={62} height={88} />
      <path d="M10 17h30" strokeWidth={6} />
      <path d="M10 31h44M10 40h40M10 49h44M10 58h28" strokeWidth={4} strokeOpacity={0.3} />
      <circle cx={48} cy={75} r={11} fill="currentColor" stroke="none" className={css({ color: 'ok.fg' })} />
      <path d="m43 75 4 4 7-8" className={css({ color: 'fg.onDark' })} />
    </>
  );
}

const colours = {
  over: css({ flexShrink: '0', color: 'brand.fg' }),
  refused: css({ flexShrink: '0', color: 'danger.fg' }),
  uploading: css({ flexShrink: '0', color: 'brand.fg' }),
  other: css({ flexShrink: '0', color: 'fg.muted' }),
};

function colourOf(step: CvState['step'], isOver: boolean): string {
  if (isOver) return colours.over;
  return step === 'refused' || step === 'uploading' ? colours[step] : colours.other;
}
