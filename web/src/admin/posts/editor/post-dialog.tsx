import { Eye } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Language } from '#shared/language.ts';
import { arabicName } from '#shared/posts/localize.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog } from '#web/admin/ui/dialog/dialog.tsx';
import { ChoiceGroup } from '#web/admin/ui/fields/choice-group.tsx';
import { leaveEditor } from '#web/admin/unsaved/leave-request.ts';
import { Icon } from '#web/components/icon.tsx';
import { copy } from '../copy.en.ts';
import { names } from '../names.en.ts';
import type { PostDefinition } from '../post-definition.ts';
import {
  beginningWith,
  chooseLanguage,
  showSettings,
  useLanguageChoice,
  usePhoneView,
} from './editor-layout/shown-languages.ts';
import { PostForm } from './form/post-form.tsx';
import { controlId } from './form/post-problems.ts';
import { places } from './in-head.tsx';
import { useDraftBase } from './open-draft.ts';
import { copy as previewCopy } from './preview/copy.en.ts';
import { togglePreview, usePreviewShown, useTextShown } from './preview/preview-shown.ts';
import { useSuggestions } from './use-post-editor.ts';

export interface PostDialogProps {
  definition: PostDefinition;
  /** Id of the draft being edited; `undefined` closes the dialog. */
  openId: string | undefined;
  /** The language of the texts shown first. */
  language: Language;
  /** Called when the draft with this id is closed or no longer exists. The dialog may have been closed earlier. */
  onClosed: (id: string | undefined) => void;
  /** Returns what gets the focus when the dialog closes. */
  focusAfter: () => HTMLElement | null;
}

/**
 * The dialog of a post, which fills the window. Typed text is kept when it closes; it asks first if an upload would be
 * lost.
 */
export function PostDialog({ definition, openId, language, onClosed, focusAfter }: PostDialogProps) {
  // Only the base is read here, so that typing does not render the dialog.
  const base = useDraftBase(openId ?? '');
  const suggestions = useSuggestions(definition);
  const texts = copy.kinds[definition.kind];
  const isUploading = useRef(() => false);
  // Every post opens with its text shown.
  useEffect(() => {
    if (openId !== undefined) showSettings(false);
  }, [openId]);
  const close = () => {
    const losing = { tab: names.tabs[definition.kind], name: copy.pictureUnderWay };
    leaveEditor(isUploading.current() ? [losing] : [], () => onClosed(openId));
  };
  return (
    <Dialog
      open={base !== undefined}
      title={base?.version === 0 ? texts.create : texts.edit}
      close={copy.close}
      onClose={close}
      focusFirst={() => titleIn(beginningWith(language))}
      focusAfter={focusAfter}
      fills
      tools={<EditorTools />}
    >
      {openId !== undefined && base && (
        <PostForm
          key={openId}
          definition={definition}
          id={openId}
          suggestions={suggestions}
          isUploading={isUploading}
          onDone={() => onClosed(openId)}
        />
      )}
    </Dialog>
  );
}

function titleIn(language: Language): HTMLElement | null {
  return document.getElementById(controlId(language === 'ar' ? arabicName('title') : 'title'));
}

/** The buttons in the header of the editor that change the view, and the elements into which the form puts its own parts. */
export function EditorTools() {
  const isTextShown = useTextShown();
  const isPhone = usePhoneView() !== undefined;
  return (
    <>
      <div ref={places.state.set} />
      <div className={toolsStyle}>
        {isTextShown && !isPhone && <LanguageSwitch />}
        <div ref={places.history.set} className={placeStyle} />
        <PreviewButton />
        <div ref={places.save.set} className={placeStyle} />
      </div>
    </>
  );
}

const toolsStyle = css({ display: 'flex', alignItems: 'center', gap: { base: '1.5', md: '2.5' } });
const placeStyle = css({ display: 'contents' });

function PreviewButton() {
  return (
    <Button
      variant="outline"
      size="xs"
      aria-pressed={usePreviewShown()}
      onClick={() => {
        // A phone shows the settings in the place of the preview.
        showSettings(false);
        togglePreview();
      }}
      className={buttonStyle}
    >
      <Icon of={Eye} size={18} />
      <span className={wordsStyle}>{previewCopy.toggle}</span>
    </Button>
  );
}

const buttonStyle = css({
  flexShrink: '0',
  minHeight: '10',
  '&[aria-pressed=true]': { ground: 'ink' },
  '@media (max-width: 1023.98px)': { minWidth: 'tap', minHeight: 'tap', paddingInline: '2' },
});
/** In a narrow window only the icon is shown. */
const wordsStyle = css({ '@media (max-width: 1023.98px)': { srOnly: true } });

/** Chooses which languages of the post are shown. */
function LanguageSwitch() {
  const { choices, chosen } = useLanguageChoice();
  return (
    <ChoiceGroup
      label={copy.editor.languages}
      choices={choices.map((value) => ({
        value,
        label: copy.editor.shown[value],
        language: value === 'both' ? undefined : value,
      }))}
      chosen={chosen}
      onChoose={chooseLanguage}
    />
  );
}
