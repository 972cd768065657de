import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LibraryPicture } from '#shared/images/library.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { copy } from './copy.en.ts';
import { PictureBrowser } from './picture-browser.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { type PictureState, picturesQuery } from './picture-queries.ts';
import { TrashDialog } from './trash-dialog.tsx';
import { UploadSeveral } from './upload-several.tsx';

/** The library: every picture that was uploaded, and the trash. */
export function PicturesPanel() {
  const [state, setState] = useState<PictureState>('kept');
  const [chosen, setChosen] = useState<LibraryPicture>();
  const [isOpen, setIsOpen] = useState(false);
  const { data: deleted } = useQuery(picturesQuery('trash'));
  const choose = (picture: LibraryPicture) => {
    setChosen(picture);
    setIsOpen(true);
  };
  const dialog = { open: isOpen, onClose: () => setIsOpen(false) };
  return (
    <section aria-labelledby="pictures" className={panelStyle}>
      {state === 'kept' ? (
        <UploadSeveral id="pictures">
          <PanelHead text={copy.text} />
        </UploadSeveral>
      ) : (
        <PanelHead text={copy.trashText} />
      )}
      <div className={choiceStyle}>
        {(['kept', 'trash'] as const).map((one) => (
          <Button
            key={one}
            variant={one === state ? 'solid' : 'outline'}
            size="s"
            aria-pressed={one === state}
            onClick={() => setState(one)}
          >
            {one === 'kept' ? copy.kept : copy.trash(deleted?.length ?? 0)}
          </Button>
        ))}
      </div>
      <PictureBrowser key={state} state={state} action={copy.edit} onPick={choose} />
      {chosen &&
        (chosen.deletedAt ? (
          <TrashDialog key={`${chosen.id} ${chosen.deletedAt}`} picture={chosen} {...dialog} />
        ) : (
          <PictureDialog key={chosen.id} picture={chosen} {...dialog} />
        ))}
    </section>
  );
}

function PanelHead({ text }: { text: string }) {
  return (
    <div>
      <h2 id="pictures" tabIndex={-1} className={headingStyle}>
        {copy.title}
      </h2>
      <p className={textStyle}>{text}</p>
    </div>
  );
}

const panelStyle = css({ display: 'grid', gap: '4', minWidth: '0' });
const headingStyle = css({ textStyle: 'h3', outline: 'none' });
const textStyle = css({ marginTop: '2', textStyle: 'sm', color: 'fg.muted', maxWidth: 'measure' });
const choiceStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
