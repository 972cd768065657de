import { type MouseEvent, memo } from 'react';
import type { Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { type TextSource, useLaterText } from '#web/admin/ui/fields/own-text.ts';
import { Markdown } from '#web/components/markdown/markdown.tsx';
import { copy } from './copy.en.ts';

interface MarkdownPreviewProps {
  id: string;
  label: string;
  text: TextSource;
  language: Language;
}

/**
 * A text as visitors will see it, while it is written. Links open a new tab, so that the page with the unsaved text is not
 * left.
 */
export function MarkdownPreview({ id, label, text, language }: MarkdownPreviewProps) {
  const shown = useLaterText(text);
  return (
    <section
      id={id}
      aria-label={copy.previewOf(label)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and only what takes the focus is scrolled by keyboard
      tabIndex={0}
      onClickCapture={openElsewhere}
      className={previewStyle}
    >
      {shown.trim() ? (
        <ShownText text={shown} language={language} />
      ) : (
        <p className={emptyStyle}>{copy.empty}</p>
      )}
    </section>
  );
}

/** Rendered in idle time, not with every key. */
const ShownText = memo(Markdown);

function openElsewhere(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}

const previewStyle = css({
  minWidth: '0',
  maxHeight: '[min(70vh, 640px)]',
  overflow: 'auto',
  paddingInline: '3.75',
  paddingBlock: '3',
  background: 'bg.canvas',
  border: '1.5px dashed',
  borderColor: 'border.control',
  borderRadius: 'control',
});
const emptyStyle = css({ textStyle: 'sm', color: 'fg.muted' });
