import { chakra, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContactSubmission } from '../../../../shared/message.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { UserText, UserWords } from '../ui/user-text.tsx';
import { copy } from './copy.en.ts';
import { MessageBadges } from './message-badges.tsx';
import { exactDate, mailAddress, serviceLabel, suspicionText } from './message-facts.ts';

interface MessageDialogProps {
  message: ContactSubmission;
  open: boolean;
  onClose: () => void;
  /** What gets the focus when the dialog closes. */
  focusAfter: () => HTMLElement | null;
}

/** Everything there is to know about a message. */
export function MessageDialog({ message, open, onClose, focusAfter }: MessageDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(change) => change.open || onClose()} finalFocusEl={focusAfter}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>
                <UserWords>{message.name}</UserWords>
              </Dialog.Title>
              <Dialog.CloseTrigger aria-label={copy.close}>
                <Icon of={X} size={22} />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body>
              <chakra.div display="flex" flexWrap="wrap" gap="2" _empty={{ display: 'none' }}>
                <MessageBadges message={message} />
              </chakra.div>
              <MessageFields message={message} />
              <chakra.div>
                <chakra.h3 id="message-text" textStyle="sm" color="fg.muted" marginBottom="2">
                  {copy.fields.message}
                </chakra.h3>
                <chakra.section
                  aria-labelledby="message-text"
                  tabIndex={0}
                  maxHeight="15rem"
                  overflowY="auto"
                  padding="4"
                  background="bg.shelf"
                  borderRadius="control"
                >
                  <UserText whiteSpace="pre-wrap">{message.message}</UserText>
                </chakra.section>
              </chakra.div>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" size="s" onClick={onClose}>
                {copy.close}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function MessageFields({ message }: { message: ContactSubmission }) {
  const { email, company, service, createdAt, processedAt, source, language } = message;
  const spam = suspicionText(message);
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ sm: '160px 1fr' }} columnGap="4" textStyle="sm">
      <MessageField name={copy.fields.email}>
        <chakra.a
          href={mailAddress(email)}
          color="brand.fg"
          textDecoration="underline"
          overflowWrap="anywhere"
        >
          <bdi dir="ltr">{email}</bdi>
        </chakra.a>
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
      <MessageField name={copy.fields.received}>{exactDate(new Date(createdAt))}</MessageField>
      {processedAt && (
        <MessageField name={copy.fields.completed}>{exactDate(new Date(processedAt))}</MessageField>
      )}
      <MessageField name={copy.fields.source}>{copy.sources[source]}</MessageField>
      {language && <MessageField name={copy.fields.language}>{copy.languages[language]}</MessageField>}
      {spam && <MessageField name={copy.possibleSpam}>{spam}</MessageField>}
    </chakra.dl>
  );
}

function MessageField({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted" paddingTop={{ base: '2', sm: '1' }}>
        {name}
      </chakra.dt>
      <chakra.dd paddingTop={{ sm: '1' }}>{children}</chakra.dd>
    </>
  );
}
