import { css } from '#styles/css';
import { copy } from './copy.en.ts';

interface ChooseBoxProps {
  id: string;
  title: string;
  isChosen: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
}

/** Chooses a row of a list. */
export function ChooseBox({ id, title, isChosen, onChoose }: ChooseBoxProps) {
  return (
    <label className={boxStyle}>
      <input
        type="checkbox"
        aria-label={copy.choose(title)}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(id, currentTarget.checked)}
      />
    </label>
  );
}

const boxStyle = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 'tap',
  minHeight: 'tap',
  '& input': { width: '5', height: '5' },
});
