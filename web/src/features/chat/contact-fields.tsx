import type { InputHTMLAttributes } from 'react';
import { css } from '../../../styled-system/css/index.js';
import { Field } from '../../components/field.tsx';
import { isInvalid, type RequiredField } from './chat-state.ts';
import type { ChatCopy } from './copy.en.ts';
import type { Chat } from './use-chat.ts';

const fields: [RequiredField, InputHTMLAttributes<HTMLInputElement>][] = [
  ['name', { autoComplete: 'name', dir: 'auto', maxLength: 200 }],
  ['company', { autoComplete: 'organization', dir: 'auto', maxLength: 200 }],
  ['email', { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr', maxLength: 254 }],
];

/** Who asks, all of it required: a field is outlined red as long as it is not fit to be sent. */
export function ContactFields({ copy, chat }: { copy: ChatCopy; chat: Chat }) {
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      {fields.map(([name, attributes]) => (
        <Field key={name} id={`chat-${name}`} label={copy[name]}>
          {(control) => (
            <input
              {...control}
              {...attributes}
              required
              aria-invalid={isInvalid(chat.answers, name)}
              value={chat.answers[name]}
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
