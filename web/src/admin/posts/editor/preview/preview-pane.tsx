import { Link } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { RequestBody } from '#shared/api/endpoint/endpoint.ts';
import { renderPreview } from '#shared/api/previews.ts';
import { type Language, languageNames, languages } from '#shared/language.ts';
import { css } from '#styles/css';
import { useDraft } from '#web/admin/lib/drafts/drafts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { Icon } from '#web/components/icon.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { ChoiceGroup } from '../editor-layout/choice-group.tsx';
import { useLanguageChoice } from '../editor-layout/shown-languages.ts';
import { type PostDraft, postDrafts } from '../post-drafts.ts';
import { copy } from './copy.en.ts';
import { type Followed, follow, PreviewFrame } from './preview-frame.tsx';
import { PreviewLinks } from './preview-links.tsx';

/** The widths of the simulated windows, in CSS pixels. */
const widths = { desk: 1280, phone: 390 };
type Width = keyof typeof widths;
/** A window up to this width is a phone's itself. */
const narrow = '(max-width: 767.98px)';
const linksId = 'preview-links';

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
  const { answer, hasFailed, isSlow, retry } = usePreview(asked);
  return (
    <section aria-label={copy.toggle} className={paneStyle}>
      <div className={switchesStyle}>
        <ChoiceGroup
          label={copy.languages}
          choices={languages.map((value) => ({ value, label: languageNames[value], language: value }))}
          chosen={language}
          onChoose={setLanguage}
        />
        <ChoiceGroup
          label={copy.widths}
          choices={(['desk', 'phone'] as const).map((value) => ({ value, label: copy.width[value] }))}
          chosen={width}
          onChoose={setWidth}
        />
        <Button
          variant="plain"
          size="xs"
          aria-expanded={isSharing}
          aria-controls={isSharing ? linksId : undefined}
          onClick={() => setIsSharing(!isSharing)}
        >
          <Icon of={Link} size={18} />
          {copy.links.open}
        </Button>
      </div>
      {isSharing && <PreviewLinks id={linksId} post={{ kind, id: newId }} />}
      {hasFailed && (
        <Notice
          action={
            <Button variant="outline" size="xs" onClick={retry}>
              {copy.retry}
            </Button>
          }
        >
          {answer ? copy.failed : copy.notLoaded}
        </Notice>
      )}
      <p role="status" className={statusStyle}>
        {isSlow ? copy.slow : !answer && !hasFailed ? copy.loading : ''}
      </p>
      {answer && <PreviewFrame title={copy.frame[language]} html={answer} width={widths[width]} />}
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
  gridColumn: '1 / -1',
  height: '[max(360px, calc(100dvh - 200px))]',
  '@media (min-width: 1280px)': {
    gridColumn: 'auto',
    position: 'sticky',
    top: '5',
    alignSelf: 'start',
    height: '[max(360px, calc(100dvh - 170px))]',
  },
});
const switchesStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'space-between' });
const statusStyle = css({ textStyle: 'sm', color: 'fg.muted', _empty: { display: 'none' } });

type Asked = RequestBody<typeof renderPreview>;

const pace = { pauseMs: 400, slowMs: 5000 };
const nothing: Followed<string> = { hasFailed: false, isSlow: false };

/**
 * Returns the rendered document of a draft soon after each change. `retry` asks again. @param asked the same object while
 * nothing changed
 */
function usePreview(asked: Asked): Followed<string> & { retry: () => void } {
  const [known, tell] = useReducer(
    (before: Followed<string>, news: Partial<Followed<string>>) => ({ ...before, ...news }),
    nothing,
  );
  const latest = useRef(asked);
  latest.current = asked;
  const following = useRef<ReturnType<typeof follow<Asked, string>>>(undefined);
  useEffect(() => {
    const send = (body: Asked, signal: AbortSignal) => callApi(renderPreview, { body, signal });
    const started = follow<Asked, string>({ send, tell, ...pace });
    following.current = started;
    return () => started.stop();
  }, []);
  const retry = useCallback(() => following.current?.about(latest.current), []);
  useEffect(() => following.current?.about(asked), [asked]);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return { ...known, retry };
}
