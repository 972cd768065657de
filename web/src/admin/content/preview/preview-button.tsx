import { Eye } from 'lucide-react';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { copy } from './copy.en.ts';
import { focusPreview } from './preview-focus.ts';

interface PreviewButtonProps {
  isPreviewing: boolean;
  onToggle: () => void;
}

/**
 * The button that shows and hides the preview. While it is shown, the keyboard finds after it a button that leads past all
 * texts to the preview.
 */
export function PreviewButton({ isPreviewing, onToggle }: PreviewButtonProps) {
  return (
    <span className={placeStyle}>
      <Button
        variant="outline"
        size="xs"
        aria-pressed={isPreviewing}
        className={buttonStyle}
        onClick={onToggle}
      >
        <Icon of={Eye} size={18} />
        {copy.toggle}
      </Button>
      {isPreviewing && (
        <Button variant="label" size="xs" onClick={focusPreview} className={skipStyle}>
          {copy.toPreview}
        </Button>
      )}
    </span>
  );
}

const placeStyle = css({ position: 'relative' });
const buttonStyle = css({
  gap: '2',
  minHeight: { base: 'tap', md: '10' },
  whiteSpace: 'nowrap',
  '&[aria-pressed=true]': { ground: 'ink', borderColor: 'transparent' },
});
const skipStyle = css({
  position: 'absolute',
  insetInlineEnd: '0',
  top: '[calc(100% + 3px)]',
  zIndex: 'floating',
  maxWidth: 'none',
  '&:not(:focus)': { srOnly: true },
});
