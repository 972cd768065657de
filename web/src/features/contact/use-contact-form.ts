import { type FormEvent, useEffect, useRef } from 'react';
import { idempotencyKeyHeader } from '#shared/api/endpoint/idempotency.ts';
import { sendContactMessage } from '#shared/api/messages/messages.ts';
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

/** A checked CV that belongs to the message. */
export interface AttachedCv {
  uploadId: string;
  /** The file's name. */
  name: string;
  /** In bytes. */
  size: number;
  /** When it was checked, in milliseconds since the epoch. */
  checkedAt: number;
}

/** The message that is not sent yet, kept in the browser for a reload and for retries. */
export const contactDraft = draftStore<
  ContactValues & { reason?: ContactReason | undefined; cv?: AttachedCv | undefined }
>('contact-draft');

/** The functions of the CV field that its form uses. */
export interface CvAttachment {
  /**
   * Returns the attached CV, if there is one, after a running upload has ended.
   *
   * @throws FieldsRefused if the file was refused, or the upload is cancelled in the meantime
   */
  ready: () => Promise<AttachedCv | undefined>;
  /** Shows that the message was stored without its CV. */
  lose: () => void;
}

/** A stored message, as shown to its sender. */
export interface SentMessage extends Pick<ContactValues, 'name' | 'email' | 'service'> {
  id: string;
  /** The name of the attached file. */
  cv: string | undefined;
  /** By the browser's clock. */
  sentAt: Date;
}

interface ContactFormOptions {
  language: Language;
  /** The reason for which the page was opened. */
  reason: ContactReason | undefined;
  /** Returns the message to send from the typed text. */
  compose: ((words: string) => string) | undefined;
  /** Called when a send failed for a reason outside the form. */
  onFailure: () => void;
  onSuccess: (sent: SentMessage) => void;
  /** True to focus the first field. */
  focused: boolean;
}

/**
 * Returns the state and handlers of the contact form. Text typed before hydration counts; every edit is kept as a draft
 * until the message is stored.
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
  /** Null if the form takes no CV, and until its field is loaded. */
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
    // The key stays the same as long as the texts do, so that a message is stored once.
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
    /** Stores the attached CV in the draft; `undefined` removes it from the draft. */
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

/**
 * Restores a draft. A service chosen on a page for another reason is not restored, since this page preselects its own.
 */
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
