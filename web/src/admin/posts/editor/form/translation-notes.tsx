import { useQuery } from '@tanstack/react-query';
import { getTranslation } from '#shared/api/posts/translations.ts';
import type { TextToTranslate } from '#shared/content/translation.ts';
import { directionOf } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { css } from '#styles/css';
import { copy } from '#web/admin/posts/copy.en.ts';
import type { FieldDefinition } from '#web/admin/posts/post-definition.ts';
import { postsQuery } from '#web/admin/posts/post-queries.ts';
import { useLaterText } from '#web/admin/ui/fields/own-text.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useDraftSource } from '../open-draft.ts';

/**
 * Says how many paragraphs of a post's Arabic are older than their English; renders nothing if there are none, or until
 * that is known.
 */
export function OlderNote({ kind, id }: { kind: PostKind; id: string }) {
  const { data: rows } = useQuery({ ...postsQuery(kind), enabled: false });
  const isOlder = rows?.find((row) => row.id === id)?.arabic === 'older';
  const { data: work } = useQuery({
    queryKey: ['api', 'admin', 'translation', kind, id],
    queryFn: ({ signal }) => callApi(getTranslation, { params: { kind, id }, signal }),
    refetchOnMount: 'always',
    enabled: isOlder,
  });
  const count = isOlder ? olderParagraphs(work?.texts ?? []) : 0;
  return count > 0 && <span className={olderStyle}>{copy.editor.older(count)}</span>;
}

/**
 * Counts the paragraphs whose English has changed since the Arabic was saved; a text without a known former English
 * counts as one.
 */
export function olderParagraphs(texts: readonly TextToTranslate[]): number {
  const older = texts.filter(({ state }) => state === 'older');
  return older.reduce((sum, { english, before }) => {
    const known = new Set(paragraphsOf(before ?? ''));
    const changed = paragraphsOf(english).filter((paragraph) => !known.has(paragraph));
    // If paragraphs were only removed, the text counts as one.
    return sum + (before === undefined ? 1 : Math.max(1, changed.length));
  }, 0);
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** The English of the post, to read beside the Arabic when only the Arabic is shown. */
export function EnglishOriginal({
  draftId,
  fields,
}: {
  draftId: string;
  fields: readonly FieldDefinition[];
}) {
  return (
    <details className={originalStyle}>
      <summary className={summaryStyle}>{copy.editor.original}</summary>
      {fields.map(({ name, label }) => (
        <EnglishText key={name} draftId={draftId} name={name} label={label.en} />
      ))}
    </details>
  );
}

function EnglishText({ draftId, name, label }: { draftId: string; name: string; label: string }) {
  const text = useLaterText(useDraftSource(draftId, name));
  if (!text) return null;
  return (
    <div>
      <h3 className={labelStyle}>{label}</h3>
      <p lang="en" dir={directionOf('en')} className={textStyle}>
        {text}
      </p>
    </div>
  );
}

const olderStyle = css({
  marginInlineEnd: 'auto',
  paddingInline: '2',
  background: 'label.subtle',
  borderRadius: 'label',
  color: 'fg.default',
});
const originalStyle = css({
  paddingInline: '3',
  background: 'bg.shelf',
  borderRadius: 'control',
  textStyle: 'sm',
});
const summaryStyle = css({ minHeight: 'tap', paddingBlock: '2.5', fontWeight: 'medium', cursor: 'pointer' });
const labelStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const textStyle = css({ paddingBottom: '3', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
