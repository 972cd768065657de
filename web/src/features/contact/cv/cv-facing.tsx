import { css } from '#styles/css';
import type { CvState } from './use-cv.ts';

interface CvFacingProps {
  step: CvState['step'];
  /** How much of the file is sent, from 0 to 1. */
  share: number;
}

/** The place of a file, drawn as a facing: dashed while it is not filled. */
export function CvFacing({ step, share }: CvFacingProps) {
  return (
    <svg viewBox="0 0 64 90" width={64} height={90} aria-hidden="true" className={facingStyle}>
      {step === 'attached' ? <CheckedPage /> : <Place step={step} share={share} />}
    </svg>
  );
}

function Place({ step, share }: CvFacingProps) {
  const sent = Math.round(share * 88);
  return (
    <>
      <rect x={1} y={1} width={62} height={88} strokeDasharray="6 5" className={css({ fill: '[none]' })} />
      {step === 'refused' && <path d="m22 35 20 20m0-20L22 55" />}
      {step === 'empty' && <path d="M32 58V32m-11 11 11-11 11 11" />}
      {sent > 0 && <rect x={1} y={89 - sent} width={62} height={sent} className={sentStyle} />}
    </>
  );
}

function CheckedPage() {
  return (
    <>
      <rect x={1} y={1} width={62} height={88} />
      <path d="M10 17h30" className={headStyle} />
      <path d="M10 31h44M10 40h40M10 49h44M10 58h28" className={linesStyle} />
      <circle cx={48} cy={75} r={11} className={discStyle} />
      <path d="m43 75 4 4 7-8" className={css({ stroke: 'ok.contrast' })} />
    </>
  );
}

const facingStyle = css({
  flexShrink: '0',
  fill: '[none]',
  stroke: 'fg.default',
  strokeWidth: '[2]',
  '& rect': { stroke: 'border.control' },
  '[data-step=attached] &': { '& rect': { stroke: 'fg.default' } },
  '[data-step=refused] &': { background: 'danger.subtle', '& *': { stroke: 'danger.solid' } },
  '[data-over] &': { background: '[none]', '& *': { stroke: 'focus.onLight' } },
});
const sentStyle = css({ fill: 'brand.muted', stroke: '[none!]' });
const headStyle = css({ strokeWidth: '[6]' });
const linesStyle = css({ stroke: 'steel.dark', strokeWidth: '[4]' });
const discStyle = css({ fill: 'ok.solid', stroke: '[none]' });
