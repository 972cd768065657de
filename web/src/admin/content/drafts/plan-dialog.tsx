import { useState } from 'react';
import type { ContentChange } from '#shared/content/draft.ts';
import { isInstant } from '#shared/posts/fields.ts';
import { css } from '#styles/css';
import { formatInWords } from '#web/admin/lib/language/formats.ts';
import { toLocalTime, typedTime } from '#web/admin/lib/local-time.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { FieldError, labelStyle } from '#web/admin/ui/fields/field-parts.tsx';
import { TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { copy as draftsCopy } from './copy.en.ts';
import { namesOf } from './draft-queries.ts';

const copy = draftsCopy.dialog;

interface PlanDialogProps {
  /** A planned change, or the drafts; `undefined` closes the dialog. */
  asked: ContentChange | 'drafts' | undefined;
  keys: readonly string[];
  onClose: () => void;
  /** Receives the instant, in ISO 8601. */
  onChosen: (at: string) => void;
}

/** Asks when drafts are to go live together. */
export function PlanDialog({ asked, keys, onClose, onChosen }: PlanDialogProps) {
  const [at, setAt] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const value = at ?? (asked && asked !== 'drafts' ? asked.at : '');
  const isGood = isInstant(value) && Date.parse(value) > Date.now();
  const words = isInstant(value) ? formatInWords(value, 'short') : '';
  const close = () => {
    setAt(undefined);
    setRefused(false);
    onClose();
  };
  return (
    <Dialog
      narrow
      open={asked !== undefined}
      title={asked === 'drafts' ? copy.title(keys.length) : copy.move}
      onClose={close}
    >
      <DialogBody className={bodyStyle}>
        <p>{namesOf(keys)}</p>
        <div>
          <label htmlFor="plan-time" className={labelStyle}>
            {copy.time}
          </label>
          <TextInput
            id="plan-time"
            type="datetime-local"
            value={toLocalTime(value)}
            aria-invalid={isRefused && !isGood}
            aria-describedby="plan-words plan-hint"
            onChange={({ currentTarget }) => setAt(typedTime(currentTarget))}
          />
          {isRefused && !isGood && <FieldError id="plan-problem">{copy.incomplete}</FieldError>}
          <p id="plan-words" className={wordsStyle}>
            {words && copy.baghdad(words)}
          </p>
          <p id="plan-hint" className={hintStyle}>
            {copy.hint}
          </p>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" size="s" onClick={close}>
          {copy.cancel}
        </Button>
        <Button
          size="s"
          onClick={() => {
            if (!isGood) return setRefused(true);
            onChosen(value);
            setAt(undefined);
          }}
        >
          {copy.plan}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

const wordsStyle = css({ marginTop: '1.5', textStyle: 'sm' });
const hintStyle = css({ marginTop: '1.5', textStyle: 'xs', color: 'fg.muted' });
const bodyStyle = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' });
