import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contentItemAddress } from '#shared/admin-paths.ts';
import type { RequestBody } from '#shared/api/endpoint/endpoint.ts';
import { renderContentPreview } from '#shared/api/posts/previews.ts';
import { maxPreviewTexts } from '#shared/content/draft.ts';
import { type ContentKey, content, isContentKey } from '#shared/content/registry.ts';
import type { Language } from '#shared/language.ts';
import { pageIdOf } from '#shared/posts/preview-link.ts';
import { css } from '#styles/css';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { QuietTag } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { FollowedFrame, PreviewChoices } from '#web/admin/ui/preview/followed-frame.tsx';
import { narrow, type Width } from '#web/admin/ui/preview/preview-frame.tsx';
import { PreviewLinks } from '#web/admin/ui/preview/preview-links.tsx';
import { usePreview } from '#web/admin/ui/preview/use-preview.ts';
import { WindowButton } from '#web/admin/ui/preview/window-button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { useStore } from '#web/lib/store.ts';
import { contentDraftsQuery } from '../drafts/draft-queries.ts';
import { draftOf } from '../state/content-draft.ts';
import { type ContentTexts, contentDrafts } from '../state/content-drafts.tsx';
import { siteContentQuery } from '../state/site-content-queries.ts';
import { copy } from './copy.en.ts';
import { itemAt, markTexts, textsOnPage } from './mark-texts.ts';
import { focusPreviewIfAwaited, previewId } from './preview-focus.ts';

const linksId = 'page-links';
/** Widths at which the preview is below the texts. */
const below = '(max-width: 1279px)';
const render = (body: RequestBody<typeof renderContentPreview>, signal: AbortSignal) =>
  callApi(renderContentPreview, { body, signal });

/**
 * The page of the text that was changed last, as visitors would see it with all drafts and unsaved texts. A yellow frame marks
 * the edited text or picture. A click on another text or picture of the page opens its field.
 *
 * @param keys the items in view; the first one decides which page is shown at first
 * @param idOf returns the id of an item's heading, with which the ids of its boxes begin; its key by default
 */
export function ContentPreview({
  keys,
  idOf = String,
}: {
  keys: readonly ContentKey[];
  idOf?: (key: ContentKey) => string;
}) {
  const [language, setLanguage] = useState<Language>(adminLanguage);
  const [width, setWidth] = useState<Width>(() => (matchMedia(narrow).matches ? 'phone' : 'desk'));
  const [isSharing, setIsSharing] = useState(false);
  const typed = useDeferredValue(useStore(contentDrafts, (all) => all));
  const { data: stored } = useQuery({ ...contentDraftsQuery, enabled: false });
  const { path, key: edited } = useShownInView(keys, typed);
  const texts = useMemo(() => {
    const shown = new Map<string, ContentTexts>();
    for (const { key, value, valueAr } of stored?.drafts ?? []) shown.set(key, { value, valueAr });
    for (const [key, draft] of Object.entries(typed))
      if (draft && isChanged(draft)) shown.set(key, draft.values);
    return shown;
  }, [stored, typed]);
  const asked = useMemo(
    () => ({
      path,
      language,
      texts: Array.from(texts, ([key, { value, valueAr }]) => ({ key, value, valueAr })).slice(
        -maxPreviewTexts,
      ),
    }),
    [path, language, texts],
  );
  const preview = usePreview(asked, render);
  // Marks the texts of the page that is shown. It may not have the latest typed texts yet, and each page is marked only once.
  const onShown = useMarks({ ...(preview.about ?? asked), edited, idOf });
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    focusPreviewIfAwaited();
    // Below the texts it may be out of sight.
    if (matchMedia(below).matches) pane.current?.scrollIntoView();
  }, []);
  return (
    <section ref={pane} id={previewId} aria-label={copy.toggle} className={paneStyle}>
      <div className={switchesStyle}>
        <QuietTag>{asked.texts.length > 0 ? copy.notPublic : copy.asStored}</QuietTag>
        <div className={choicesStyle}>
          <PreviewChoices language={language} onLanguage={setLanguage} width={width} onWidth={setWidth} />
          <Button
            variant="outline"
            size="xs"
            aria-expanded={isSharing}
            aria-controls={isSharing ? linksId : undefined}
            onClick={() => setIsSharing(!isSharing)}
          >
            <Icon of={Share2} size={16} />
            {copy.share}
          </Button>
          <WindowButton html={preview.answer} language={language} onShown={onShown} />
        </div>
      </div>
      {isSharing && <PreviewLinks id={linksId} post={{ kind: 'page', id: pageIdOf(path) }} />}
      <FollowedFrame preview={preview} language={language} width={width} onShown={onShown} />
    </section>
  );
}

interface Shown {
  path: string;
  language: Language;
  /** The drafts and unsaved texts with which the page is shown. */
  texts: readonly (ContentTexts & { readonly key: string })[];
  edited: ContentKey | undefined;
  idOf: (key: ContentKey) => string;
}

/** Returns a function that marks the texts of a shown page and lets users choose them. */
function useMarks({ path, language, texts, edited, idOf }: Shown): (document: Document) => void {
  const navigate = useNavigate();
  const { data: items } = useQuery({ ...siteContentQuery, enabled: false });
  const { data: stored } = useQuery({ ...contentDraftsQuery, enabled: false });
  const said = useMemo(() => {
    const known = new Map(items?.map((item) => [item.key, item]));
    // The registry names the home page (`/`) for items that are on every page, such as those of the header.
    const onPage = (Object.keys(content) as ContentKey[]).filter((key) =>
      [path, '/'].includes(content[key].path),
    );
    const own = onPage.sort(
      (one, other) => Number(content[other].path === path) - Number(content[one].path === path),
    );
    const typed = new Map(texts.map((text) => [text.key, text]));
    return textsOnPage(own, (key) => typed.get(key) ?? known.get(key), language);
  }, [items, texts, path, language]);
  const choose = (key: ContentKey) => {
    if (!contentDrafts.current()[key]) {
      const draft = stored?.drafts.find((one) => one.key === key);
      contentDrafts.keep(
        key,
        draftOf(
          key,
          items?.find((one) => one.key === key),
          draft,
        ),
      );
    }
    const id = idOf(key);
    if (!document.getElementById(id)) return navigate(contentItemAddress(key));
    requestAnimationFrame(() => {
      // The id of the box ends in the language for a text, in `en` for a list or coverage, and in `address` for a picture.
      const boxes = [language, 'en', 'address'].map((end) => document.getElementById(`${id}-${end}`));
      const box = boxes.find((one) => one !== null);
      box?.focus();
      box?.scrollIntoView({ block: 'nearest' });
    });
  };
  const latest = useRef({ said, choose });
  latest.current = { said, choose };
  return useCallback(
    (shown: Document) => {
      markTexts(shown, said, edited);
      shown.onclick = ({ target }) => {
        const element = target as Element;
        const key = itemAt(element, latest.current.said);
        if (key) latest.current.choose(key);
      };
    },
    [said, edited],
  );
}

type Drafts = ReturnType<typeof contentDrafts.current>;

/** Returns the item in view that was opened or changed last, and its page; without one, the page of the first item. */
function useShownInView(
  keys: readonly ContentKey[],
  drafts: Drafts,
): { path: string; key: ContentKey | undefined } {
  const last = useRef<{ drafts: Drafts; key: ContentKey | undefined }>({ drafts: {}, key: undefined });
  if (last.current.drafts !== drafts) {
    const changed = keys.find((key) => drafts[key] && drafts[key] !== last.current.drafts[key]);
    last.current = { drafts, key: changed ?? last.current.key };
  }
  const { key } = last.current;
  const inView = key && keys.includes(key) ? key : undefined;
  const shown = inView ?? keys[0];
  const edited = inView && isContentKey(inView) && drafts[inView] ? inView : undefined;
  return { path: shown ? content[shown].path : '/', key: edited };
}

const paneStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minWidth: '0',
  height: '[max(360px, calc(100dvh - 200px))]',
  xl: { position: 'sticky', top: '5', alignSelf: 'start' },
});
const switchesStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
});
const choicesStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
