import { type FormEvent, useEffect, useRef } from 'react';
import { idempotencyKeyHeader } from '#shared/api/endpoint/idempotency.ts';
import { sendContactMessage } from '#shared/api/messages.ts';
import type { Language } from '#shared/language.ts';
import { callApi } from '#web/lib/api-client.ts';
import { messageOrigin } from '#web/lib/campaign.ts';
import { type ContactReason, contactReasons } from '#web/lib/contact-paths.ts';
import { draftStore } from '#web/lib/form/draft.ts';
import { askForFormToken, formToken } from '#web/lib/form/form-token.ts';
import { useForm } from '#web/lib/form/use-form.ts';

/** The fields of the contact form as typed. */
type ContactValues = Record<(typeof contactFields)[number], string>;
const contactFields = ['name', 'email', 'company', 'service', 'message'] as const;

/** The message not sent yet. */
export const contactDraft = draftStore<ContactValues & { reason?: ContactReason | undefined }>(
  'contact-draft',
);

/** A message that was stored, as its sender reads of it. */
export interface SentMessage extends Pick<ContactValues, 'name' | 'email' | 'service'> {
  id: string;
  /** By the clock of the browser. */
  sentAt: Date;
}

interface ContactFormOptions {
  language: Language;
  /** What the page was opened for. */
  reason: ContactReason | undefined;
  /** Makes the message of what is written. */
  compose: ((words: string) => string) | undefined;
  /** Called when a send failed for a reason outside the form. */
  onFailure: () => void;
  onSuccess: (sent: SentMessage) => void;
  /** Whether the first field takes the focus. */
  focused: boolean;
}

/**
 * The contact form's state and handlers. Text that was typed before the page was hydrated counts; every edit is kept as a
 * draft until the message is stored.
 */
export function useContactForm({
  language,
  reason,
  compose,
  focused,
  onFailure,
  onSuccess,
}: ContactFormOptions) {
  const shownAt = useRef(0);
  const { form, status, problems, failure, onInput, onSubmit } = useForm({
    schema: async () => (await import('#shared/messages/message.ts')).messageInput,
    read: (form) => ({
      ...composed(valuesOf(form), compose),
      ...messageOrigin(),
      language,
      website: String(new FormData(form).get('website') ?? ''),
      elapsedMs: Math.round(performance.now() - shownAt.current),
      formToken: formToken(),
    }),
    // A message is stored once however often it is sent, because its key is the same as long as its texts are.
    send: async (body) => {
      const { name, email, company = '', service = '', message } = body;
      const key = contactDraft.attemptKey({ name, email, company, service, message });
      await callApi(sendContactMessage, { body, headers: { [idempotencyKeyHeader]: key } });
      contactDraft.clear();
      onSuccess({ id: key, name, email, service, sentAt: new Date() });
    },
    onFailure,
  });

  useEffect(() => {
    shownAt.current = performance.now();
    askForFormToken();
    if (form.current) restoreDraft(form.current, reason);
  }, [form, reason]);
  useEffect(() => {
    if (focused) form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
  }, [focused, form]);

  return {
    form,
    status,
    problems,
    failure,
    onSubmit,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      askForFormToken();
      contactDraft.save({ ...valuesOf(event.currentTarget), reason });
      onInput(event);
    },
  };
}

function composed(values: ContactValues, compose?: (words: string) => string): ContactValues {
  return compose ? { ...values, message: compose(values.message) } : values;
}

function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  return Object.fromEntries(
    contactFields.map((name) => [name, String(data.get(name) ?? '')]),
  ) as ContactValues;
}

/** A service that was chosen on a page opened for something else is not: this page has chosen its own. */
function restoreDraft(form: HTMLFormElement, reason: ContactReason | undefined) {
  const draft = contactDraft.read();
  if (!draft) return;
  for (const name of contactFields) {
    const field = form.elements.namedItem(name);
    if (!field || !('value' in field)) continue;
    const chosen = name === 'service' && reason ? contactReasons[reason] : '';
    const isOwn = chosen === '' || draft.values.reason === reason;
    if (field.value === chosen && isOwn) field.value = draft.values[name] ?? '';
  }
}
