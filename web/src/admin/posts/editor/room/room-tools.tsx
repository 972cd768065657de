import { PreviewButton } from '../preview/preview-button.tsx';
import { useTextShown } from '../preview/preview-shown.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** In the head of the editor: how the post is shown there. */
export function RoomTools() {
  const isTextShown = useTextShown();
  return (
    <>
      <PreviewButton />
      {isTextShown && <LanguageSwitch />}
    </>
  );
}
