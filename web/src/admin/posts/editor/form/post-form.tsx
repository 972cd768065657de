import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { PostKind } from '#shared/posts/kinds.ts';
import { css } from '#styles/css';
import { UploadTracker } from '#web/admin/images/pending-uploads.ts';
import { Leftovers } from '#web/admin/leftovers/leftovers.tsx';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { useSaveKeys } from '#web/admin/lib/save-keys.ts';
import { copy } from '#web/admin/posts/copy.en.ts';
import { HistoryTool } from '#web/admin/posts/history/history-tool.tsx';
import type { PostDefinition } from '#web/admin/posts/post-definition.ts';
import { postsQuery } from '#web/admin/posts/post-queries.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useStore } from '#web/lib/store.ts';
import { EditorToolbar } from '../editor-layout/editor-toolbar.tsx';
import { PhoneTabs, phonePanel } from '../editor-layout/phone-tabs.tsx';
import { PostSide } from '../editor-layout/post-side.tsx';
import { SaveButton } from '../editor-layout/save-button.tsx';
import { showSettings, usePhoneView } from '../editor-layout/shown-languages.ts';
import { InHead } from '../in-head.tsx';
import { useDraftBase, useDraftScheduled } from '../open-draft.ts';
import { PostConflict } from '../post-conflict.tsx';
import { postDrafts } from '../post-drafts.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { usePreviewShown, useTextShown } from '../preview/preview-shown.ts';
import { PublishStep } from '../publish/publish-step.tsx';
import type { Suggestions } from '../use-post-editor.ts';
import { DiscardButton, KeptNotices, KeptState, NotKept } from '../working-copy/kept-state.tsx';
import { useAutosave } from '../working-copy/use-autosave.ts';
import { PostColumns } from './post-columns.tsx';
import { usePostForm } from './use-post-form.ts';

interface PostFormProps {
  definition: PostDefinition;
  /** Id of the draft. */
  id: string;
  suggestions: Suggestions;
  /** Called when the draft no longer exists: it was saved, or the other version was chosen. */
  onDone: () => void;
  /** Set by the form: returns true while pictures are being uploaded; closing the form would cancel them. */
  isUploading: RefObject<() => boolean>;
}

/**
 * The form of a post. Typed text is kept on the server as a working copy until the post is saved. Saving waits for pending
 * uploads.
 */
export function PostForm({ definition, id, suggestions, onDone, isUploading }: PostFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isPreviewed = usePreviewShown();
  const isTextShown = useTextShown();
  const view = usePhoneView();
  const base = useDraftBase(id);
  const isScheduled = useDraftScheduled(id);
  const isArabicOlder = useArabicOlder(definition.kind, id);
  const { problems, change, keep, submit, uploads, isPending, post, publishing } = usePostForm(form, {
    definition,
    id,
    onDone,
  });
  useEffect(() => {
    isUploading.current = uploads.isUploading;
  }, [isUploading, uploads.isUploading]);
  useAutosave(isPending ? undefined : id);
  useSaveKeys(form, { onSave: keep, onSubmit: () => submit?.() });
  const hasQuestion = submit === undefined;
  // The question about a conflict is shown above the text, which a phone hides while it shows the settings.
  useEffect(() => {
    if (hasQuestion) showSettings(false);
  }, [hasQuestion]);
  const history = base && base.version > 0 && (
    <HistoryTool definition={definition} id={id} title={base.values.title} />
  );
  const isSettings = view === 'settings';
  const bar = isTextShown && !isSettings && <EditorToolbar fields={definition.rows} />;
  const fields = { draftId: id, problems, suggestions, onChange: change };
  const choice = { definition, id, busy: isPending, onTakeField: change };
  return (
    // The form has no submit button, so that the Enter key in a field does not publish anything.
    <UploadTracker value={uploads.track}>
      <form ref={form} noValidate className={formStyle}>
        <InHead at="state">
          <KeptState id={id} />
        </InHead>
        {!view && <InHead at="history">{history}</InHead>}
        <InHead at="save">
          {submit && (
            <SaveButton
              isNew={base?.version === 0}
              isScheduled={isScheduled}
              isPending={isPending}
              isWaiting={uploads.isWaiting}
              onSave={submit}
            />
          )}
        </InHead>
        {view && <PhoneTabs definition={definition} draftId={id} />}
        <div {...(view && phonePanel(view))} className={roomStyle} data-previewed={isPreviewed}>
          {!view && bar}
          <DialogBody className={bodyStyle} hidden={isSettings || !isTextShown}>
            <div className={scrollerStyle}>
              <div className={noticesStyle}>
                <NotKept id={id} />
                {post.hasFailed && <NotSaved id={id} />}
                <Leftovers of={{ storageKey: postDrafts.storageKey, key: id }} />
                <KeptNotices {...choice} />
                {post.conflict && (
                  <PostConflict
                    {...choice}
                    post={post.conflict}
                    by={post.conflictBy}
                    onKeepMine={post.keepMine}
                    onTakeTheirs={(draft) => void post.takeTheirs(draft)}
                  />
                )}
                {post.isOrphan && <OrphanNotice onSaveAsNew={() => post.saveAsNew(id)} />}
              </div>
              <PostColumns kind={definition.kind} fields={definition.rows} {...fields} />
            </div>
          </DialogBody>
          {isPreviewed && !isSettings && <PreviewPane id={id} />}
          <PostSide definition={definition} hidden={view !== undefined && !isSettings} {...fields}>
            {view && history}
            <DiscardButton id={id} busy={isPending} onDiscarded={onDone} />
          </PostSide>
        </div>
        {view && bar}
      </form>
      {definition.isMailed && (
        <PublishStep definition={definition} id={id} isArabicOlder={isArabicOlder} {...publishing} />
      )}
    </UploadTracker>
  );
}

const formStyle = css({ flexGrow: '1' });
const bodyStyle = css({
  gridArea: 'text',
  position: 'relative',
  flex: '1 1 0',
  padding: '0',
  overflow: 'hidden',
  _hidden: { display: 'none' },
  '@media (max-height: 480px)': { overflow: 'visible' },
});
/** Limits layout and painting after a key press to this element. */
const scrollerStyle = css({
  position: 'absolute',
  inset: '0',
  contain: 'strict',
  display: 'flex',
  flexDirection: 'column',
  // Keeps the edited line away from the top and the bottom edge.
  scrollPaddingBlock: '[60px]',
  // Always has a scroll bar: otherwise every key would cause two layouts.
  overflowY: 'scroll',
  // The columns fill the height down to the bottom of the window.
  '& > :last-child': { flex: '1 0 auto' },
  '@media (max-height: 480px)': { position: 'static', contain: 'none', overflowY: 'visible' },
});
const roomStyle = css({
  flexGrow: '1',
  display: { base: 'flex', md: 'grid' },
  flexDirection: 'column',
  minHeight: '0',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"bar side" "text side"',
  // Shows the preview instead of the text; in wide windows beside the text.
  '&[data-previewed=true]': {
    gridTemplateAreas: '"preview side" "preview side"',
    '@media (min-width: 1280px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr) 320px',
      gridTemplateAreas: '"bar preview side" "text preview side"',
    },
  },
});
const noticesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: { base: '4', md: '6', lg: '[44px]' },
  '& > :not(:empty)': { marginTop: '4' },
});

/** Shown when another user has deleted the post: offers to save its text as a new post. Takes the focus. */
function OrphanNotice({ onSaveAsNew }: { onSaveAsNew: () => void }) {
  const save = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) save.current?.focus();
    save.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice
      action={
        <Button ref={save} size="s" onClick={onSaveAsNew}>
          {copy.orphan.save}
        </Button>
      }
    >
      {copy.orphan.text}
    </Notice>
  );
}

/** Says that the last save failed, until there is nothing left to save. The toast with the reason disappears earlier. */
function NotSaved({ id }: { id: string }) {
  const isUnsaved = useStore(postDrafts, ({ [id]: draft }) => draft !== undefined && isChanged(draft));
  if (!isUnsaved) return null;
  return (
    <p role="status" className={lineStyle}>
      <Icon of={CircleAlert} size={16} />
      {copy.notSavedYet}
    </p>
  );
}

const lineStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'sm',
  fontWeight: 'medium',
  color: 'danger.solid',
  '& svg': { flexShrink: 0 },
});

/** True if, according to the list, some Arabic of the post is older than its English. */
function useArabicOlder(kind: PostKind, id: string): boolean {
  const { data: isOlder = false } = useQuery({
    ...postsQuery(kind),
    enabled: false,
    select: (rows) => rows.find((row) => row.id === id)?.arabic === 'older',
  });
  return isOlder;
}
