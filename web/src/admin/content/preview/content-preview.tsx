import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { RequestBody } from '#shared/api/endpoint/endpoint.ts';
import { renderContentPreview } from '#shared/api/previews.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { type Language, languageNames, languages } from '#shared/language.ts';
import { css } from '#styles/css';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { QuietTag } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { ChoiceGroup } from '#web/admin/ui/fields/choice-group.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { narrow, PreviewFrame, type Width, widths } from '#web/admin/ui/preview/preview-frame.tsx';
import { usePreview } from '#web/admin/ui/preview/use-preview.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useStore } from '#web/lib/store.ts';
import { contentDrafts } from '../state/content-drafts.tsx';
import { copy } from './copy.en.ts';

const render = (body: RequestBody<typeof renderContentPreview>, signal: AbortSignal) =>
  callApi(renderContentPreview, { body, signal });

/**
 * The page that the text changed last is on, as visitors would see it with all texts that are not saved yet.
 *
 * @param keys the items in view, of which the first says what page is shown at first
 */
export function ContentPreview({ keys }: { keys: readonly ContentKey[] }) {
  const [language, setLanguage] = useState<Language>(adminLanguage);
  const [width, setWidth] = useState<Width>(() => (matchMedia(narrow).matches ? 'phone' : 'desk'));
  const drafts = useDeferredValue(useStore(contentDrafts, (all) => all));
  const path = usePathInView(keys, drafts);
  const asked = useMemo(() => {
    const texts = Object.entries(drafts).flatMap(([key, draft]) =>
      draft && isChanged(draft) ? [{ key, ...draft.values }] : [],
    );
    return { path, language, texts };
  }, [path, language, drafts]);
  const { answer, hasFailed, isSlow, retry } = usePreview(asked, render);
  return (
    <section aria-label={copy.toggle} className={paneStyle}>
      <div className={switchesStyle}>
        <QuietTag>{asked.texts.length > 0 ? copy.notPublic : copy.asStored}</QuietTag>
        <div className={choicesStyle}>
          <ChoiceGroup
            label={copy.widths}
            choices={(['desk', 'phone'] as const).map((value) => ({ value, label: copy.width[value] }))}
            chosen={width}
            onChoose={setWidth}
          />
          <ChoiceGroup
            label={copy.languages}
            choices={languages.map((value) => ({ value, label: languageNames[value], language: value }))}
            chosen={language}
            onChoose={setLanguage}
          />
        </div>
      </div>
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

type Drafts = ReturnType<typeof contentDrafts.current>;

/** Returns the page of the item in view that was opened or changed last; of the first item until one is. */
function usePathInView(keys: readonly ContentKey[], drafts: Drafts): string {
  const last = useRef<{ drafts: Drafts; key: ContentKey | undefined }>({ drafts: {}, key: undefined });
  if (last.current.drafts !== drafts) {
    const changed = keys.find((key) => drafts[key] && drafts[key] !== last.current.drafts[key]);
    last.current = { drafts, key: changed ?? last.current.key };
  }
  const { key } = last.current;
  const shown = key && keys.includes(key) ? key : keys[0];
  return shown ? content[shown].path : '/';
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
const statusStyle = css({ textStyle: 'sm', color: 'fg.muted', _empty: { display: 'none' } });
