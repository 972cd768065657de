import { type FormEvent, useId, useRef, useState } from 'react';
import { directionOf, type Language } from '#shared/language.ts';
import { isPublicAddress } from '#shared/text/address.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { FieldError, labelStyle } from '#web/admin/ui/fields/field-parts.tsx';
import { TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { copy } from '../copy.en.ts';
import type { AskedLink } from './commands.ts';

interface LinkDialogProps {
  /** The words of the link and its address; `undefined` closes the dialog. */
  asked: AskedLink | undefined;
  language: Language;
  onClose: () => void;
  /** Called with an empty address to remove the link. */
  onSet: (asked: AskedLink, address: string, words: string) => void;
  focusAfter: () => HTMLElement | null;
}

/** Asks for the address of a link, and for its words. */
export function LinkDialog({ asked, language, onClose, onSet, focusAfter }: LinkDialogProps) {
  // The dialog keeps its fields while it closes.
  const last = useRef(asked);
  if (asked) last.current = asked;
  const shown = asked ?? last.current;
  return (
    <Dialog
      open={asked !== undefined}
      title={copy.link.title}
      onClose={onClose}
      focusAfter={focusAfter}
      startsTyping
      narrow
    >
      {shown && (
        <LinkForm
          asked={shown}
          language={language}
          onClose={onClose}
          onSet={(address, words) => {
            onSet(shown, address, words);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

interface LinkFormProps extends Pick<LinkDialogProps, 'language' | 'onClose'> {
  asked: AskedLink;
  onSet: (address: string, words: string) => void;
}

function LinkForm({ asked, language, onClose, onSet }: LinkFormProps) {
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React passes events through portals: the form of the post must not get this one.
    event.stopPropagation();
    const typed = new FormData(event.currentTarget);
    const address = linkAddress(String(typed.get('address')));
    if (address === undefined) setRefused(true);
    else onSet(address, String(typed.get('words')));
  };
  return (
    <form noValidate onSubmit={submit}>
      <DialogBody className={fieldsStyle}>
        <div>
          <label htmlFor={`${id}-address`} className={labelStyle}>
            {copy.link.address}
          </label>
          <TextInput
            id={`${id}-address`}
            name="address"
            dir="ltr"
            defaultValue={asked.address || (isPublicAddress(asked.words) ? asked.words : '')}
            aria-invalid={isRefused}
            aria-describedby={isRefused ? `${id}-refused` : `${id}-hint`}
            onChange={() => setRefused(false)}
          />
          {isRefused ? (
            <FieldError id={`${id}-refused`}>{copy.link.refused}</FieldError>
          ) : (
            <p id={`${id}-hint`} className={hintStyle}>
              {copy.link.hint}
            </p>
          )}
        </div>
        <div>
          <label htmlFor={`${id}-words`} className={labelStyle}>
            {copy.link.words}
          </label>
          <TextInput
            id={`${id}-words`}
            name="words"
            lang={language}
            dir={directionOf(language)}
            defaultValue={asked.words}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" size="s" onClick={onClose}>
          {copy.link.cancel}
        </Button>
        {asked.address && (
          <Button variant="outline" size="s" onClick={() => onSet('', asked.words)}>
            {copy.link.remove}
          </Button>
        )}
        <Button type="submit" size="s">
          {copy.link.set}
        </Button>
      </DialogFooter>
    </form>
  );
}

/**
 * Returns the address that a typed text means, also without `https://` or `mailto:`; `undefined` if the site does not link to
 * it.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (/^(mailto|tel):\S+$/i.test(text) || isPublicAddress(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{6,30}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  const secure = text.replace(/^http:\/\//i, '');
  if (!/^[^\s/:@]+\.[^\s/:@]{2,}(?:[/?#]\S*)?$/.test(secure)) return undefined;
  return isPublicAddress(`https://${secure}`) ? `https://${secure}` : undefined;
}

const fieldsStyle = css({ display: 'grid', gap: '4' });
const hintStyle = css({ marginTop: '1.5', textStyle: 'sm', color: 'fg.muted' });
