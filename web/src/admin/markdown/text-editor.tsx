import { useEffect, useState } from 'react';
import { directionOf } from '#shared/language.ts';
import { loadOnce, useLazy } from '#web/lib/loading/load-once.ts';
import { useStore } from '#web/lib/store.ts';
import { copy } from './copy.en.ts';
import { MarkdownEditor, type MarkdownEditorProps } from './markdown-editor.tsx';
import { textHeight } from './text-look.ts';
import { chooseTextView, textView } from './text-view-choice.ts';

const visualEditor = loadOnce(() => import('./visual/visual-editor.tsx'));

/**
 * A field for a Markdown text: formatted, or as Markdown for users who prefer it. It is also Markdown if the code of the visual
 * editor cannot be loaded.
 */
export function TextEditor(props: Omit<MarkdownEditorProps, 'onOtherView'>) {
  const { id, label, language, rows } = props;
  const chosen = useStore(textView, (view) => view);
  const [visual, load] = useLazy(visualEditor);
  const [hasFailed, setFailed] = useState(false);
  const isWanted = chosen === 'visual' && !visual;
  useEffect(() => {
    if (isWanted)
      load().then(
        () => setFailed(false),
        () => setFailed(true),
      );
  }, [isWanted, load]);
  const show = (view: typeof chosen) => {
    chooseTextView(view);
    if (view === 'visual')
      load().then(
        () => setFailed(false),
        () => setFailed(true),
      );
    // The other view is rendered first.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  if (chosen === 'markdown' || (!visual && hasFailed)) {
    return <MarkdownEditor {...props} onOtherView={() => show('visual')} />;
  }
  if (visual) return <visual.VisualEditor {...props} onOtherView={() => show('markdown')} />;
  return (
    <div
      role="status"
      aria-label={`${label}: ${copy.visual.loading}`}
      lang={language}
      dir={directionOf(language)}
      data-rows={rows}
      className={textHeight}
    />
  );
}
