import { type Language, languageNames, languages } from '#shared/language.ts';
import { css } from '#styles/css';
import { Button } from '../button.tsx';
import { ChoiceGroup } from '../fields/choice-group.tsx';
import { Notice } from '../notice.tsx';
import { copy } from './copy.en.ts';
import { PreviewFrame, type PreviewFrameProps, type Width, widths } from './preview-frame.tsx';
import type { usePreview } from './use-preview.ts';

interface PreviewChoicesProps {
  language: Language;
  onLanguage: (language: Language) => void;
  width: Width;
  onWidth: (width: Width) => void;
}

export function PreviewChoices({ language, onLanguage, width, onWidth }: PreviewChoicesProps) {
  return (
    <>
      <ChoiceGroup
        label={copy.languages}
        choices={languages.map((value) => ({ value, label: languageNames[value], language: value }))}
        chosen={language}
        onChoose={onLanguage}
      />
      <ChoiceGroup
        label={copy.widths}
        choices={(['desk', 'phone'] as const).map((value) => ({ value, label: copy.width[value] }))}
        chosen={width}
        onChoose={onWidth}
      />
    </>
  );
}

interface FollowedFrameProps extends Pick<PreviewFrameProps, 'onShown'> {
  preview: ReturnType<typeof usePreview>;
  language: Language;
  width: Width;
}

/**
 * A preview that is updated while the user types; or a note that it is loading, that this takes long, or that it
 * failed.
 */
export function FollowedFrame({ preview, language, width, onShown }: FollowedFrameProps) {
  const { answer, hasFailed, isSlow, retry } = preview;
  return (
    <>
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
      {answer && (
        <PreviewFrame title={copy.frame[language]} html={answer} width={widths[width]} onShown={onShown} />
      )}
    </>
  );
}

const statusStyle = css({ textStyle: 'sm', color: 'fg.muted', _empty: { display: 'none' } });
