import { Pause, Play } from 'lucide-react';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';

interface PauseButtonProps {
  stopped: boolean;
  /** The labels while pictures move, and while they are stopped. */
  labels: { pause: string; play: string };
  onClick: () => void;
  className?: string;
}

/**
 * Stops and restarts automatic motion. Hidden where nothing moves: without script, in print, and with reduced motion.
 */
export function PauseButton({ stopped, labels, onClick, className }: PauseButtonProps) {
  const Drawing = stopped ? Play : Pause;
  return (
    <button
      type="button"
      aria-label={stopped ? labels.play : labels.pause}
      className={cx(button({ variant: 'outline', size: 'icon' }), pauseStyle, className)}
      onClick={onClick}
    >
      <Icon of={Drawing} />
    </button>
  );
}

const pauseStyle = css({
  _motionReduce: { display: 'none' },
  '@media print, (scripting: none)': { display: 'none' },
});
