import { css } from '#styles/css';
import { Field } from '#web/components/feedback/field.tsx';
import { isTooLong } from './chat-state.ts';
import type { ChatCopy } from './copy.en.ts';
import type { Chat } from './use-chat.ts';

/** A text for details, and whether a person should call. */
export function DetailsFields({ copy, chat }: { copy: ChatCopy; chat: Chat }) {
  const { details, requestLiveAgent } = chat.answers;
  return (
    <>
      <Field
        id="chat-details"
        label={copy.details}
        optional={copy.optional}
        hint={copy.detailsHint}
        error={isTooLong(details) ? copy.detailsTooLong : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            dir="auto"
            value={details}
            onChange={(event) => chat.answer({ details: event.target.value })}
          />
        )}
      </Field>
      <label className={agentStyle}>
        <input
          type="checkbox"
          checked={requestLiveAgent}
          aria-describedby="chat-live-agent"
          className={boxStyle}
          onChange={(event) => chat.answer({ requestLiveAgent: event.target.checked })}
        />
        {copy.liveAgent}
      </label>
      <p id="chat-live-agent" className={promiseStyle}>
        {copy.liveAgentPromise}
      </p>
    </>
  );
}

const agentStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'tap',
  marginTop: '3',
  textStyle: 'sm',
  fontWeight: 'strong',
  cursor: 'pointer',
});
const boxStyle = css({ flexShrink: '0', width: '[22px]', height: '[22px]', accentColor: 'brand.solid' });
const promiseStyle = css({ textStyle: 'sm', color: 'fg.muted', paddingInlineStart: '8.5' });
