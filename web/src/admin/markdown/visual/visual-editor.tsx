import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { directionOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { UploadProgress } from '#web/admin/images/image-chooser.tsx';
import { pickerDialog } from '#web/admin/images/library/library-button.tsx';
import { labelLanguage } from '#web/admin/lib/language/label-language.ts';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { FieldError } from '#web/admin/ui/fields/field-parts.tsx';
import { useStore } from '#web/lib/store.ts';
import { copy } from '../copy.en.ts';
import type { MarkdownEditorProps } from '../markdown-editor.tsx';
import { type Pasted, type RichText, readRichText } from '../paste/rich-text.ts';
import { PastedNote } from '../pasted-note.tsx';
import { letToolbarActOn, sharedToolbar } from '../shared-toolbar.ts';
import { editorStyle, labelStyle, sharedToolsStyle, textHeight, textSize } from '../text-look.ts';
import { Toolbar } from '../toolbar.tsx';
import type { Tool } from '../tools.ts';
import { usePictureUploads } from '../use-picture-uploads.ts';
import { useSteady } from '../use-steady.ts';
import { ViewSwitch } from '../view-switch.tsx';
import {
  type AskedLink,
  askedLink,
  setLink,
  setPicture,
  type TableTool,
  tableCommands,
  toolCommands,
  undo,
} from './commands.ts';
import { LinkDialog } from './link-dialog.tsx';
import { type Asked, TextView } from './text-view.ts';
import { visualStyle } from './visual-style.ts';

/** What the library is open for: a new picture at a place, or another one instead of the picture there. */
type LibraryUse = { readonly asked: Asked } | { readonly replaces: number };

/**
 * A field for a Markdown text that is shown formatted: the toolbar, keys and signs of Markdown change it; tables and pictures
 * are edited in place. The Markdown of what is not changed stays as it is.
 */
export function VisualEditor(props: MarkdownEditorProps) {
  const { id, name, label, hidesLabel = false, sharesTools = false, language, rows, text, onChange } = props;
  const { error, describedBy, required = false, onOtherView } = props;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<TextView>();
  const shared = useStore(sharedToolbar, ({ element, textId }) => (textId === id ? element : null));
  const [library, setLibrary] = useState<LibraryUse>();
  const [link, setAskedLink] = useState<AskedLink>();
  const [pasted, setPasted] = useState<Pasted>();
  const { upload, send, progress } = usePictureUploads<Asked>((addresses, asked) =>
    editor?.insertPictures(asked, addresses),
  );
  const paste = (copied: RichText) => {
    if (!editor) return;
    const asked = editor.ask();
    readRichText(copied, send).then(
      ({ text: markdown, ...result }) => {
        if (markdown) editor.insertMarkdown(asked, markdown);
        setPasted(result.tables + result.pictures + result.left.length > 0 ? result : undefined);
      },
      // A toast has already reported the failed upload.
      () => {},
    );
  };
  const askLink = () => editor && setAskedLink(askedLink(editor.view.state));
  const acts = useSteady({
    onChange,
    onFocus: () => sharesTools && letToolbarActOn(id),
    onLink: askLink,
    onFiles: (files: readonly File[]) => editor && upload(files, editor.ask()),
    onRichText: paste,
    onReplace: (pos: number) => setLibrary({ replaces: pos }),
    onTool: ({ id: tool }: Tool) => {
      if (tool === 'link') askLink();
      else editor?.run(toolCommands[tool]);
    },
    onTable: (tool: TableTool) => editor?.run(tableCommands[tool]),
    onUndo: () => editor?.run(undo),
    onLibrary: () => editor && setLibrary({ asked: editor.ask() }),
  });
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const made = new TextView({
      place: place.current,
      text: text.current() ?? '',
      language,
      placeholder: hidesLabel ? label : '',
      ...acts,
    });
    setEditor(made);
    const follow = () => {
      const now = text.current();
      if (now !== undefined) made.show(now);
    };
    const stop = text.subscribe(follow);
    return () => {
      stop();
      made.destroy();
    };
  }, [text, language, hidesLabel, label, acts]);
  const descriptions = [error && `${id}-problem`, describedBy, `${id}-hint`].filter(Boolean).join(' ');
  useLayoutEffect(() => {
    editor?.view.setProps({
      attributes: {
        id,
        'data-name': name,
        'data-rows': String(rows),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': descriptions,
        'aria-required': String(required),
        'aria-invalid': String(error !== undefined),
        lang: language,
        dir: directionOf(language),
        class: cx(visualStyle, textSize, textHeight),
      },
    });
  }, [editor, id, name, rows, descriptions, required, error, language]);
  const toolbar = editor && (
    <div className={sharesTools ? sharedToolsStyle : toolsStyle}>
      <Toolbar
        label={label}
        controls={id}
        isUploading={progress !== undefined}
        place={editor.place}
        onTool={acts.onTool}
        onPictures={acts.onFiles}
        onLibrary={acts.onLibrary}
        onUndo={acts.onUndo}
        onTable={acts.onTable}
      />
    </div>
  );
  return (
    <div className={editorStyle}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the label of an element that no label can be for, pressed by pointer only */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        id={`${id}-label`}
        lang={labelLanguage(language)}
        dir={directionOf(labelLanguage(language))}
        className={hidesLabel ? css({ srOnly: true }) : labelStyle}
        onClick={() => editor?.view.focus()}
      >
        {label}
      </div>
      {sharesTools ? shared && createPortal(toolbar, shared) : toolbar}
      {progress && <UploadProgress {...progress} />}
      {pasted && (
        <PastedNote
          pasted={pasted}
          onPictures={(files) => {
            acts.onFiles(files);
            setPasted(undefined);
          }}
          onClose={() => {
            setPasted(undefined);
            editor?.view.focus();
          }}
        />
      )}
      <div ref={place} />
      {error && <FieldError id={`${id}-problem`}>{error}</FieldError>}
      <ViewSwitch
        hintId={`${id}-hint`}
        hint={copy.visual.hint}
        action={copy.visual.asMarkdown}
        onPress={onOtherView}
      />
      <LinkDialog
        asked={link}
        language={language}
        onClose={() => setAskedLink(undefined)}
        onSet={(asked, address, words) => {
          if (editor) setLink(asked, address, words)(editor.view.state, editor.view.dispatch);
        }}
        focusAfter={() => editor?.view.dom ?? null}
      />
      <LazyDialog loader={pickerDialog} open={library !== undefined}>
        {({ PickerDialog }) => (
          <PickerDialog
            open={library !== undefined}
            onClose={() => setLibrary(undefined)}
            onPick={({ address, alt, altAr }) => {
              const described = (language === 'ar' ? altAr : alt) ?? '';
              if (!library || !editor) return;
              if ('asked' in library) editor.insertPictures(library.asked, [address], [described]);
              else editor.run(setPicture(library.replaces, { src: address, alt: described }));
            }}
            focusAfter={() => editor?.view.dom ?? null}
          />
        )}
      </LazyDialog>
    </div>
  );
}

/** The tools stay visible while the text is scrolled. */
const toolsStyle = css({
  position: 'sticky',
  top: '0',
  zIndex: 'raised',
  background: 'bg.canvas',
  display: 'flex',
  marginBottom: '1',
});
