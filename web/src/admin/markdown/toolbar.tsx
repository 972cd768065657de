import { ImagePlus, Images } from 'lucide-react';
import { type ComponentProps, memo, type RefObject, useRef, useState } from 'react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { copy as imageCopy } from '../images/copy.en.ts';
import { acceptedFiles } from '../images/image-file.ts';
import { isApple } from '../lib/apple.ts';
import { moveFocus } from '../lib/roving-focus.ts';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { type Tool, tools } from './tools.ts';

interface ToolbarProps {
  /** Label of the text. */
  label: string;
  /** Id of the text area. */
  controls: string;
  isUploading: boolean;
  onTool: (tool: Tool) => void;
  onPictures: (files: File[]) => void;
  onLibrary: () => void;
}

/** The buttons above a text: one tab stop, with arrow keys to move between them. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { label, controls, isUploading, onTool, onPictures, onLibrary } = props;
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
      {tools.map((tool, place) => (
        <ToolButton
          key={tool.id}
          {...buttonProps(place, copy.tools[tool.id])}
          {...(tool.letter && {
            'aria-keyshortcuts': `${isApple ? 'Meta' : 'Control'}+${tool.letter.toUpperCase()}`,
            'data-name': `${copy.tools[tool.id]} (${isApple ? '⌘' : 'Ctrl+'}${tool.letter.toUpperCase()})`,
          })}
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
  flex: '0 1 auto',
  minWidth: '0',
  gap: '0.5',
  // Ten tools of 24 px, the smallest touch target, fit into a row on the narrowest phones.
  '@container (max-width: 299.98px)': { gap: '0' },
});

/** A button of the toolbar: an icon whose name shows after a moment under the pointer or with the focus. */
function ToolButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={toolStyle} />;
}

const toolStyle = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: '0 1 40px',
  width: '10',
  minWidth: '6',
  height: '10',
  borderRadius: 'control',
  color: 'fg.default',
  cursor: 'pointer',
  _hover: { background: 'bg.sunken' },
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
