import { Eye } from 'lucide-react';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { copy } from './copy.en.ts';
import { togglePreview, usePreviewShown } from './preview-shown.ts';

/** Shows the page of what is written, and takes it away. */
export function PreviewButton() {
  return (
    <Button
      variant="outline"
      size="xs"
      aria-pressed={usePreviewShown()}
      onClick={togglePreview}
      className={buttonStyle}
    >
      <Icon of={Eye} size={18} />
      <span className={wordsStyle}>{copy.toggle}</span>
    </Button>
  );
}

const buttonStyle = css({ flexShrink: '0', minHeight: '10', '&[aria-pressed=true]': { ground: 'ink' } });
/** In a narrow window its drawing has to do. */
const wordsStyle = css({ '@media (max-width: 767.98px)': { srOnly: true } });
