import { Eye } from 'lucide-react';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { ToolButton } from '#web/admin/ui/tool-button.tsx';
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
      <ToolButton icon={Eye} label={copy.toggle} aria-pressed={isPreviewing} onClick={onToggle} />
      {isPreviewing && (
        <Button variant="label" size="xs" onClick={focusPreview} className={skipStyle}>
          {copy.toPreview}
        </Button>
      )}
    </span>
  );
}

/** The button shows only its icon, because the search box beside it needs the width. */
const placeStyle = css({
  position: 'relative',
  '& > [aria-pressed]': { width: 'tap', paddingInline: '0', '& > span': { srOnly: true } },
  '& > [aria-pressed=true]': { background: 'label.subtle' },
});
const skipStyle = css({
  position: 'absolute',
  insetInlineEnd: '0',
  top: '[calc(100% + 4px)]',
  zIndex: 'floating',
  maxWidth: 'none',
  '&:not(:focus)': { srOnly: true },
});
