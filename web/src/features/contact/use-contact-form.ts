import { type FormEvent, useEffect, useRef } from 'react';
import { idempotencyKeyHeader } from '#shared/api/endpoint/idempotency.ts';
import { sendContactMessage } from '#shared/api/messages.ts';
import type { Language } from '#shared/language.ts';
import { callApi } from '#web/lib/api-client.ts';
import { messageOrigin } from '#web/lib/campaign.ts';
import { type ContactReason, contactReasons } from '#web/lib/contact-paths.ts';
import { draftStore } from '#web/lib/form/draft.ts';
import { askForFormToken, formToken } from '#web/lib/form/form-token.ts';
import { FieldsRefused, useForm } from '#web/lib/form/use-form.ts';

/** The fields of the contact form as typed. */
type ContactValues = Record<(typeof contactFields)[number], string>;
const contactFields = ['name', 'email', 'company', 'service', 'message'] as const;

/** A checked CV that goes with the message. */
export interface AttachedCv {
  uploadId: string;
  /** As it was chosen. */
  name: string;
  /** In bytes. */
  size: number;
  /** When it was checked, in milliseconds since the epoch. */
  checkedAt: number;
}

/** The message not sent yet. */
export const contactDraft = draftStore<
  ContactValues & { reason?: ContactReason | undefined; cv?: AttachedCv | undefined }
>('contact-draft');

/** What the field of the CV does for its form. */
export interface CvAttachment {
  /**
   * The CV that goes with the message, if there is one, once an upload that runs has ended.
   * @throws FieldsRefused where the file was refused, or its upload is cancelled meanwhile
   */
  ready: () => Promise<AttachedCv | undefined>;
  /** Says that the message is stored and its CV is not. */
  lose: () => void;
}

/** A message that was stored, as its sender reads of it. */
export interface SentMessage extends Pick<ContactValues, 'name' | 'email' | 'service'> {
  id: string;
  /** The name of the file that went with it. */
  cv: string | undefined;
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
  /** Null where the form takes no CV, and until its field is loaded. */
  const attachment = useRef<CvAttachment>(null);
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
      if (reason === 'career' && !attachment.current && contactDraft.read()?.values.cv) {
        throw new Error('A CV was added, and its field is not loaded yet');
      }
      const cv = await attachment.current?.ready();
      const key = contactDraft.attemptKey({ name, email, company, service, message, cv });
      const answer = await callApi(sendContactMessage, {
        body: { ...body, cv: cv?.uploadId },
        headers: { [idempotencyKeyHeader]: key },
      });
      if (answer.cv === 'missing') {
        attachment.current?.lose();
        throw new FieldsRefused([{ field: 'cv', problem: 'gone' }]);
      }
      contactDraft.clear();
      onSuccess({ id: key, name, email, service, cv: cv?.name, sentAt: new Date() });
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
    attachment,
    status,
    problems,
    failure,
    onSubmit,
    /** Keeps a CV that was added with what is typed, or that there is none. */
    onCv: (cv: AttachedCv | undefined) => {
      if (form.current) contactDraft.save({ ...valuesOf(form.current), reason, cv });
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      askForFormToken();
      contactDraft.save({ ...valuesOf(event.currentTarget), reason, cv: contactDraft.read()?.values.cv });
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
