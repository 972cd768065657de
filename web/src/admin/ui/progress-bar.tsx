import { css } from '#styles/css';

interface ProgressBarProps {
  /** How much is done, from 0 to 1; without it the bar is striped. */
  share: number | undefined;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** A progress bar. Drawn here, because browsers show an indeterminate one as full. */
export function ProgressBar({ share, ...names }: ProgressBarProps) {
  return <progress {...names} value={share} max={1} className={barStyle} />;
}

const barStyle = css({
  appearance: 'none',
  display: 'block',
  width: 'full',
  height: '2.5',
  overflow: 'hidden',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  background: 'bg.canvas',
  color: 'brand.solid',
  '&::-webkit-progress-bar': { background: '[transparent]' },
  '&::-webkit-progress-value': { background: 'brand.solid' },
  '&::-moz-progress-bar': { background: 'brand.solid' },
  '&:indeterminate': {
    backgroundImage: '[repeating-linear-gradient(115deg, currentColor 0 8px, transparent 8px 18px)]',
    animation: 'pulse 1.2s ease-in-out infinite',
    '&::-moz-progress-bar': { background: '[transparent]' },
  },
});
