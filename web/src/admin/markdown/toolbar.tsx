import { ImagePlus, Images, type LucideIcon, Minus, Plus, Trash2, Undo2 } from 'lucide-react';
import { type ComponentProps, memo, type RefObject, useRef, useState } from 'react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { createStore, type ReadableStore, useStore } from '#web/lib/store.ts';
import { copy as imageCopy } from '../images/copy.en.ts';
import { acceptedFiles } from '../images/image-file.ts';
import { isApple } from '../lib/apple.ts';
import { moveFocus } from '../lib/roving-focus.ts';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { type Tool, tools } from './tools.ts';
import type { Place, TableTool } from './visual/commands.ts';

interface ToolbarProps {
  /** Label of the text. */
  label: string;
  /** Id of the text area. */
  controls: string;
  isUploading: boolean;
  onTool: (tool: Tool) => void;
  onPictures: (files: File[]) => void;
  onLibrary: () => void;
  onUndo: () => void;
  /** Where the caret is. Without it no button is shown as pressed. */
  place?: ReadableStore<Place>;
  /** Called by the buttons for a table, which are shown while the caret is in one. */
  onTable?: (tool: TableTool) => void;
}

const nowhere = createStore<Place>({ pressed: new Set(), isInTable: false });
/** The buttons for a table, and the words and the sign that they show. */
const tableTools = [
  ['addRow', copy.table.row, Plus],
  ['removeRow', copy.table.row, Minus],
  ['addColumn', copy.table.column, Plus],
  ['removeColumn', copy.table.column, Minus],
  ['deleteTable', '', Trash2],
] as const satisfies readonly (readonly [TableTool, string, LucideIcon])[];

/** The buttons above a text: one tab stop, with arrow keys to move between them. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { label, controls, isUploading, onTool, onPictures, onLibrary, onUndo, onTable } = props;
  const { pressed, isInTable } = useStore(props.place ?? nowhere, (place) => place);
  const [current, setCurrent] = useState(0);
  const chooser = useRef<HTMLInputElement>(null);
  const buttonProps = (place: number, name: string) => ({
    'aria-label': name,
    'data-name': name,
    tabIndex: place === current ? 0 : -1,
    onFocus: () => setCurrent(place),
  });
  return (
    <div
      role="toolbar"
      aria-label={copy.toolbar(label)}
      aria-controls={controls}
      onKeyDown={moveFocus}
      className={toolbarStyle}
    >
      <div className={toolsStyle}>
        {tools.map((tool, place) => (
          <ToolButton
            key={tool.id}
            {...buttonProps(place, copy.tools[tool.id])}
            {...(tool.letter && {
              'aria-keyshortcuts': `${isApple ? 'Meta' : 'Control'}+${tool.letter.toUpperCase()}`,
              'data-name': `${copy.tools[tool.id]} (${isApple ? '⌘' : 'Ctrl+'}${tool.letter.toUpperCase()})`,
            })}
            {...(props.place && tool.id !== 'table' && { 'aria-pressed': pressed.has(tool.id) })}
            onClick={() => onTool(tool)}
          >
            <Icon of={tool.icon} />
          </ToolButton>
        ))}
        <ToolButton
          {...buttonProps(tools.length, copy.tools.picture)}
          aria-busy={isUploading}
          onClick={() => chooser.current?.click()}
        >
          {isUploading ? <Spinner /> : <Icon of={ImagePlus} />}
        </ToolButton>
        <ToolButton {...buttonProps(tools.length + 1, imageCopy.fromLibrary)} onClick={onLibrary}>
          <Icon of={Images} />
        </ToolButton>
        <ToolButton {...buttonProps(tools.length + 2, copy.tools.undo)} onClick={onUndo}>
          <Icon of={Undo2} />
        </ToolButton>
      </div>
      {isInTable && onTable && (
        // biome-ignore lint/a11y/useSemanticElements: a group within a toolbar is no group of fields
        <div role="group" aria-label={copy.table.name} className={tableStyle}>
          {tableTools.map(([tool, words, sign], place) => (
            <ToolButton
              key={tool}
              {...buttonProps(tools.length + 3 + place, copy.table[tool])}
              onClick={() => onTable(tool)}
            >
              <Icon of={sign} size={16} />
              {words}
            </ToolButton>
          ))}
        </div>
      )}
      <PictureChooser chooser={chooser} onPictures={onPictures} />
    </div>
  );
});

interface PictureChooserProps {
  /** The input, which a button clicks. */
  chooser: RefObject<HTMLInputElement | null>;
  onPictures: (files: File[]) => void;
}

/** The browser's own chooser of picture files, which is never seen. */
export function PictureChooser({ chooser, onPictures }: PictureChooserProps) {
  return (
    <input
      ref={chooser}
      type="file"
      accept={acceptedFiles}
      multiple
      hidden
      className={css({ display: 'none' })}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        currentTarget.value = '';
        if (files.length > 0) onPictures(files);
      }}
    />
  );
}

const toolbarStyle = css({
  display: 'flex',
  flex: '1 1 auto',
  minWidth: '0',
  columnGap: '3',
  // Where there is not enough space, the buttons for a table have a row of their own, above the others.
  '@container (max-width: 819.98px)': { flexDirection: 'column-reverse' },
});
/** On narrow screens the buttons keep the size of a finger, and are scrolled sideways. */
const toolsStyle = css({
  display: 'flex',
  flexShrink: '0',
  minWidth: '0',
  gap: '0.5',
  '@container (max-width: 499.98px)': { gap: '0', overflowX: 'auto', scrollbarWidth: 'none' },
});
const tableStyle = css({
  display: 'flex',
  minWidth: '0',
  gap: '0.5',
  paddingInlineStart: '3',
  borderInlineStartWidth: '1px',
  borderColor: 'border.subtle',
  '@container (max-width: 819.98px)': {
    paddingInlineStart: '0',
    borderInlineStartWidth: '0',
  },
  '@container (max-width: 499.98px)': { flexWrap: 'wrap' },
});

/** A button of the toolbar: an icon whose name shows after a moment under the pointer or with the focus. */
function ToolButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={toolStyle} />;
}

const toolStyle = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  gridAutoFlow: 'column',
  columnGap: '1',
  flex: '0 0 auto',
  minWidth: '10',
  height: '10',
  paddingInline: '2',
  textStyle: 'sm',
  whiteSpace: 'nowrap',
  borderRadius: 'control',
  color: 'fg.default',
  cursor: 'pointer',
  _hover: { background: 'bg.sunken' },
  '&[aria-pressed=true]': { background: 'bg.sunken', boxShadow: '[inset 0 -2px 0 var(--focus)]' },
  '@container (max-width: 499.98px)': { minWidth: 'tap', height: 'tap', '&::after': { display: 'none' } },
  '&[aria-disabled=true]': { color: 'fg.disabled', cursor: 'progress' },
  _focusVisible: { outlineOffset: '-3px' },
  '&::after': {
    content: 'attr(data-name) / ""',
    position: 'absolute',
    zIndex: 'floating',
    top: '[calc(100% + 4px)]',
    insetInlineStart: '0',
    paddingInline: '2',
    paddingBlock: '1',
    borderRadius: 'label',
    background: 'bg.ink',
    color: 'fg.onDark',
    textStyle: 'xs',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    visibility: 'hidden',
  },
  '&:nth-of-type(n + 5)::after': { insetInlineStart: 'auto', insetInlineEnd: '0' },
  '&:is(:hover, :focus-visible)::after': {
    visibility: 'visible',
    transitionProperty: '[visibility]',
    transitionDelay: '700ms',
  },
});
