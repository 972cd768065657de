import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beginningLanguage } from '#shared/admin-paths.ts';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { useStore } from '#web/lib/store.ts';
import { showLanguage } from '../editor/editor-layout/shown-languages.ts';
import { postDrafts } from '../editor/post-drafts.ts';
import type { usePostEditor } from '../editor/use-post-editor.ts';

/** The value in the URL for a new post, instead of an id. */
const newPost = 'new';

/** State of a history entry that the list has pushed. Closing the post then goes back in the history. */
interface OpenedHere {
  isOpenedHere: true;
}

/**
 * Keeps the open post in the URL, `…&post=ID` or `…&post=new`, so that a reload and a link open it, and Back closes it.
 * Typed text is then kept, and offered in the list. `leave` closes the post with an id, if it is open; `language` is
 * the one whose texts are shown first.
 */
export function usePostAddress(editor: ReturnType<typeof usePostEditor>) {
  const { openId } = editor;
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const asked = query.get('post') ?? undefined;
  const language = query.has('language') ? beginningLanguage(query) : adminLanguage;
  const isOpenedHere = (state as Partial<OpenedHere> | null)?.isOpenedHere === true;
  const isLeaving = useRef(false);
  const isGone = useRef(false);
  const leave = useCallback(() => {
    editor.close();
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (isOpenedHere) navigate(-1);
    else navigate({ search: withPost(search, undefined) }, { replace: true });
  }, [editor.close, navigate, isOpenedHere, search]);

  const latest = useRef({ ...editor, asked, language, search, leave });
  latest.current = { ...editor, asked, language, search, leave };
  // A save may end after its post was closed or the list was left; there is nothing to close then.
  const leaveOnce = useCallback((id: string | undefined) => {
    const isOpen = id !== undefined && id === latest.current.openId;
    if (isOpen && !isGone.current) latest.current.leave();
  }, []);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  useEffect(() => {
    isLeaving.current = false;
    const { add, edit, close } = latest.current;
    // Chooses the language before the post opens; otherwise the field that gets the focus could be hidden.
    // A new post that gets its id in the address is open already, perhaps in the other language.
    if (latest.current.language === 'ar' && asked !== latest.current.openId) showLanguage('ar');
    // A post that could not be read is removed from the address.
    const onFailed = () => latest.current.asked === asked && latest.current.leave();
    if (asked === undefined) close();
    else if (asked === newPost) add();
    else edit({ id: asked }, onFailed);
  }, [asked]);
  const open = useCallback(
    (id: string = newPost) => {
      const opened: OpenedHere = { isOpenedHere: true };
      navigate({ search: withPost(latest.current.search, id) }, { state: opened });
    },
    [navigate],
  );

  // A new post has its id in the address once something was typed, so that a reload opens it.
  const isBegun = useStore(postDrafts, (drafts) => isWritten(drafts[openId ?? '']));
  useEffect(() => {
    if (asked !== newPost || !isBegun || openId === undefined) return;
    navigate({ search: withPost(search, openId) }, { replace: true, state });
  }, [asked, isBegun, openId, navigate, search, state]);
  return { open, leave: leaveOnce, language };
}

function isWritten(draft: ReturnType<typeof postDrafts.current>[string]): boolean {
  return draft !== undefined && isChanged(draft);
}

function withPost(search: string, id: string | undefined): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('language');
  if (id === undefined) parameters.delete('post');
  else parameters.set('post', id);
  return `?${parameters}`;
}
