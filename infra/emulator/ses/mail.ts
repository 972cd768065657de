import { decodeWords, mailboxOf } from './mailbox.ts';
import { SesError } from './ses-error.ts';

/** A mail that was accepted. */
export interface Mail {
  /** The message id that the sender got. */
  readonly id: string;
  /** When the mail was accepted (ISO 8601, UTC). */
  readonly at: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
}

interface Content {
  readonly Data?: string;
  readonly Charset?: string;
}

/** The body of `SendEmail`, as far as it is emulated. */
export interface SendEmailInput {
  readonly FromEmailAddress?: string;
  readonly ConfigurationSetName?: string;
  readonly Destination?: Partial<Record<'ToAddresses' | 'CcAddresses' | 'BccAddresses', readonly string[]>>;
  readonly ReplyToAddresses?: readonly string[];
  readonly Content?: {
    readonly Simple?: {
      readonly Subject?: Content;
      readonly Body?: { readonly Text?: Content; readonly Html?: Content };
      readonly Headers?: readonly { readonly Name: string; readonly Value: string }[];
    };
  };
}

const emulated = {
  request: ['FromEmailAddress', 'Destination', 'ReplyToAddresses', 'Content', 'ConfigurationSetName'],
  Destination: ['ToAddresses'],
  Content: ['Simple'],
  Simple: ['Subject', 'Body', 'Headers'],
};

/** SES's limit of recipients per mail. */
const maxRecipients = 50;

/** Returns the mail of a `SendEmail` call. Throws SES's refusal, or an error if something is not emulated. */
export function readMail(input: unknown): Omit<Mail, 'id' | 'at'> {
  const {
    FromEmailAddress,
    Destination = {},
    ReplyToAddresses = [],
    Content,
  } = known<SendEmailInput>('request', input);
  const { ToAddresses = [] } = known<NonNullable<SendEmailInput['Destination']>>('Destination', Destination);
  const { Simple } = known<NonNullable<SendEmailInput['Content']>>('Content', Content ?? {});
  const { Subject, Body = {}, Headers = [] } = known<NonNullable<typeof Simple>>('Simple', Simple ?? {});
  if (ToAddresses.length === 0 || ToAddresses.length > maxRecipients)
    throw new SesError(400, 'BadRequestException', 'The number of recipients has to be from 1 to 50.');
  if (!Subject?.Data || /[\r\n]/.test(Subject.Data))
    throw new SesError(400, 'BadRequestException', 'The subject has to be one line.');
  const [text, html] = [Body.Text?.Data, Body.Html?.Data];
  if (!text && !html) throw new SesError(400, 'BadRequestException', 'The body is missing.');
  return {
    from: readable(FromEmailAddress ?? ''),
    to: ToAddresses.map(readable),
    replyTo: ReplyToAddresses.map(readable),
    subject: Subject.Data,
    ...(text && { text }),
    ...(html && { html }),
    headers: Headers.map(({ Name: name, Value: value }) => {
      if (!/^[!-9;-~]+$/.test(name) || !/^[ -~]*$/.test(value))
        throw new SesError(400, 'BadRequestException', `The header ${name} cannot be sent.`);
      return { name, value };
    }),
  };
}

/** Checks an e-mail address and returns it with its name decoded. */
function readable(address: string): string {
  mailboxOf(address);
  return decodeWords(address);
}

function known<Part extends object>(part: keyof typeof emulated, value: unknown): Part {
  if (typeof value !== 'object' || value === null)
    throw new SesError(400, 'BadRequestException', `The ${part} is malformed.`);
  const strange = Object.keys(value).find((name) => !emulated[part].includes(name));
  if (strange) throw new SesError(400, 'BadRequestException', `${strange} is not known locally.`);
  return value as Part;
}
