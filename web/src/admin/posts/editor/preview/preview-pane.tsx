import { Link } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { RequestBody } from '#shared/api/endpoint/endpoint.ts';
import { renderPreview } from '#shared/api/posts/previews.ts';
import type { Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { useDraft } from '#web/admin/lib/drafts/drafts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FollowedFrame, PreviewChoices } from '#web/admin/ui/preview/followed-frame.tsx';
import { narrow, type Width } from '#web/admin/ui/preview/preview-frame.tsx';
import { PreviewLinks } from '#web/admin/ui/preview/preview-links.tsx';
import { usePreview } from '#web/admin/ui/preview/use-preview.ts';
import { WindowButton } from '#web/admin/ui/preview/window-button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { useLanguageChoice } from '../editor-layout/shown-languages.ts';
import { type PostDraft, postDrafts } from '../post-drafts.ts';
import { copy } from './copy.en.ts';

const linksId = 'preview-links';

const renderPost = (body: RequestBody<typeof renderPreview>, signal: AbortSignal) =>
  callApi(renderPreview, { body, signal });

/** The page of a post as visitors would see it, while it is written. */
export function PreviewPane({ id: draftId }: { id: string }) {
  const draft = useDeferredValue(useDraft(postDrafts, draftId));
  return draft && <Pane draft={draft} />;
}

function Pane({ draft }: { draft: PostDraft }) {
  const [language, setLanguage] = usePreviewLanguage();
  const [width, setWidth] = useState<Width>(() => (matchMedia(narrow).matches ? 'phone' : 'desk'));
  const [isSharing, setIsSharing] = useState(false);
  const { kind, id, newId = id } = draft;
  const { values: fields } = draft;
  const asked = useMemo(() => ({ kind, id: newId, language, fields }), [kind, newId, language, fields]);
  const preview = usePreview(asked, renderPost);
  return (
    <section aria-label={copy.toggle} className={paneStyle}>
      <div className={switchesStyle}>
        <PreviewChoices language={language} onLanguage={setLanguage} width={width} onWidth={setWidth} />
        <Button
          variant="plain"
          size="xs"
          aria-expanded={isSharing}
          aria-controls={isSharing ? linksId : undefined}
          onClick={() => setIsSharing(!isSharing)}
        >
          <Icon of={Link} size={18} />
          {copy.links}
        </Button>
        <WindowButton html={preview.answer} language={language} />
      </div>
      {isSharing && <PreviewLinks id={linksId} post={{ kind, id: newId }} />}
      <FollowedFrame preview={preview} language={language} width={width} />
    </section>
  );
}

/** Returns the language chosen last, here or for the text. */
function usePreviewLanguage(): [Language, (language: Language) => void] {
  const { chosen } = useLanguageChoice();
  const [own, setOwn] = useState<{ language: Language; beside: typeof chosen }>();
  const ofText = chosen === 'ar' ? 'ar' : 'en';
  return [own?.beside === chosen ? own.language : ofText, (language) => setOwn({ language, beside: chosen })];
}

const paneStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minWidth: '0',
  gridArea: 'preview',
  flexGrow: '1',
  minHeight: '0',
  paddingInline: { base: '4', md: '5' },
  paddingBlock: '3',
  borderInlineStartWidth: { base: '0', xl: '1px' },
  borderColor: 'border.control',
});
const switchesStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'space-between' });
