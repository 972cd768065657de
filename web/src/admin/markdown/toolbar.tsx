import { ImagePlus, Images } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { copy as imageCopy } from '../images/copy.en.ts';
import { acceptedFiles } from '../images/image-file.ts';
import { moveFocus } from '../lib/roving-focus.ts';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { ToolButton } from './tool-button.tsx';
import { type Tool, tools } from './tools.ts';

interface ToolbarProps {
  /** What the text is called. */
  label: string;
  /** Id of the text area. */
  controls: string;
  isUploading: boolean;
  onTool: (tool: Tool) => void;
  onPictures: (files: File[]) => void;
  /** Asks for a picture that was uploaded before. */
  onLibrary: () => void;
}

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** The buttons over a text: one stop of the Tab key, within it the arrow keys move. */
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
    </div>
  );
});

const toolbarStyle = css({ display: 'flex', flex: '0 1 auto', minWidth: '0', gap: '0.5' });
