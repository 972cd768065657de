import { RotateCcw } from 'lucide-react';
import type { ContentKey } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { Button } from '../ui/button.tsx';
import { copy } from './copy.en.ts';
import { defaultTexts } from './state/content-draft.ts';
import type { ContentTexts } from './state/content-drafts.tsx';

interface ResetButtonProps {
  contentKey: ContentKey;
  /** Id of the element that names the item. */
  describedBy: string;
  /** True while the fields have the default texts. */
  isDefault: boolean;
  busy: boolean;
  /** Receives the default texts; nothing is saved yet. */
  onReset: (texts: ContentTexts) => void;
}

/** Puts the default texts back into the fields, if they have others. */
export function ResetButton({ contentKey: key, describedBy, isDefault, busy, onReset }: ResetButtonProps) {
  if (isDefault) return null;
  return (
    <Button
      variant="outline"
      size="s"
      aria-describedby={describedBy}
      aria-disabled={busy}
      onClick={() => busy || onReset(defaultTexts(key))}
      className={resetStyle}
    >
      <Icon of={RotateCcw} size={16} />
      {copy.reset}
    </Button>
  );
}

const resetStyle = css({ marginInlineStart: { md: 'auto' } });
