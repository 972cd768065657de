import { css } from '#styles/css';
import { Button } from '../ui/button.tsx';

interface ViewSwitchProps {
  /** Id of the hint, which describes the text. */
  hintId: string;
  hint: string;
  /** Name of the button. */
  action: string;
  /** Shows the other view of the text. Without it there is no button. */
  onPress?: (() => void) | undefined;
}

/** The line below a text: how to write in it, and the button that shows it formatted, or as Markdown. */
export function ViewSwitch({ hintId, hint, action, onPress }: ViewSwitchProps) {
  return (
    <div className={lineStyle}>
      <p id={hintId}>{hint}</p>
      {onPress && (
        <Button variant="plain" size="xs" className={buttonStyle} onClick={onPress}>
          {action}
        </Button>
      )}
    </div>
  );
}

const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  marginTop: '3',
  textStyle: 'sm',
  color: 'fg.muted',
});
const buttonStyle = css({ paddingInline: '0', color: 'brand.solid' });
