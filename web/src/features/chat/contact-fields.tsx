import { type InputHTMLAttributes, useState } from 'react';
import { css, cx } from '#styles/css';
import { Field } from '#web/components/feedback/field.tsx';
import { isInvalid, type RequiredField } from './chat-state.ts';
import type { ChatCopy } from './copy.en.ts';
import type { Chat } from './use-chat.ts';

const fields: [RequiredField, InputHTMLAttributes<HTMLInputElement>][] = [
  ['name', { autoComplete: 'name', dir: 'auto', maxLength: 200 }],
  ['company', { autoComplete: 'organization', dir: 'auto', maxLength: 200 }],
  ['email', { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr', maxLength: 254 }],
];

/**
 * The visitor's contact fields, all required. A field is outlined red until it is valid, with a line below it. Only
 * after it was left, or sending was tried, is it marked as wrong like the fields of other forms.
 */
export function ContactFields({ copy, chat }: { copy: ChatCopy; chat: Chat }) {
  const [left, setLeft] = useState<readonly RequiredField[]>([]);
  const wrong = (name: RequiredField) =>
    isInvalid(chat.answers, name) && (left.includes(name) || chat.alert !== undefined);
  return (
    <div className={fieldsStyle}>
      <p className={noteStyle}>{copy.required}</p>
      {fields.map(([name, attributes]) => (
        <Field key={name} id={`chat-${name}`} label={copy[name]}>
          {(control) => (
            <input
              {...control}
              {...attributes}
              required
              aria-invalid={wrong(name)}
              data-incomplete={isInvalid(chat.answers, name) || undefined}
              className={cx(control.className, outlineStyle)}
              value={chat.answers[name]}
              onBlur={() => setLeft([...left, name])}
              onChange={(event) => chat.answer({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <div className={css({ srOnly: true })} aria-hidden="true">
        <label htmlFor="chat-website">{copy.honeypot}</label>
        <input id="chat-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}

const noteStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const outlineStyle = css({ '&[data-incomplete]': { borderColor: 'danger.solid' } });
const fieldsStyle = css({ display: 'grid', gap: '4' });
