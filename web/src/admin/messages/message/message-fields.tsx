import type { ReactNode } from 'react';
import type { Message } from '#shared/messages/message.ts';
import { messageNumber } from '#shared/messages/message-number.ts';
import { css } from '#styles/css';
import { NewTabLink } from '#web/admin/ui/new-tab-link.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { copy } from '../copy.en.ts';
import { campaignText, exactDate, mailAddress, serviceLabel, suspicionText } from './message-facts.ts';

/** Everything about a message except its text. */
export function MessageFields({ message }: { message: Message }) {
  const { id, email, company, service, createdAt } = message;
  return (
    <dl className={fieldsStyle}>
      <MessageField name={copy.fields.email}>
        <a href={mailAddress(email)} className={mailStyle}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      </MessageField>
      {company && (
        <MessageField name={copy.fields.company}>
          <UserWords>{company}</UserWords>
        </MessageField>
      )}
      {service && (
        <MessageField name={copy.fields.service}>
          <UserWords>{serviceLabel(service)}</UserWords>
        </MessageField>
      )}
      <MessageField name={copy.fields.number}>
        <bdi dir="ltr">{messageNumber(id)}</bdi>
      </MessageField>
      <MessageField name={copy.fields.received}>{exactDate(new Date(createdAt))}</MessageField>
      <OriginFields message={message} />
    </dl>
  );
}

/** The origin of a message, its time of completion, and the signs of spam: fields of a `dl`. */
export function OriginFields({ message }: { message: Message }) {
  const { processedAt, source, language, page, campaign } = message;
  const spam = suspicionText(message);
  return (
    <>
      {processedAt && (
        <MessageField name={copy.fields.completed}>{exactDate(new Date(processedAt))}</MessageField>
      )}
      <MessageField name={copy.fields.source}>{copy.sources[source]}</MessageField>
      {language && <MessageField name={copy.fields.language}>{copy.languages[language]}</MessageField>}
      {page && (
        <MessageField name={copy.fields.page}>
          <bdi dir="ltr" className={css({ overflowWrap: 'anywhere' })}>
            <NewTabLink href={page}>{page}</NewTabLink>
          </bdi>
        </MessageField>
      )}
      {campaign && (
        <MessageField name={copy.fields.campaign}>
          <UserWords>{campaignText(campaign)}</UserWords>
        </MessageField>
      )}
      {spam && <MessageField name={copy.possibleSpam}>{spam}</MessageField>}
    </>
  );
}

function MessageField({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className={fieldNameStyle}>{name}</dt>
      <dd className={fieldValueStyle}>{children}</dd>
    </>
  );
}

const fieldsStyle = css({
  display: 'grid',
  gridTemplateColumns: { sm: '160px 1fr' },
  columnGap: '4',
  textStyle: 'sm',
});
const mailStyle = css({ color: 'brand.fg', textDecoration: 'underline', overflowWrap: 'anywhere' });
const fieldNameStyle = css({ color: 'fg.muted', paddingTop: { base: '2', sm: '1' } });
const fieldValueStyle = css({ paddingTop: { sm: '1' } });
