import { chakra } from '@chakra-ui/react';
import type { ContactSubmissionCounts } from '../../../../shared/message.ts';
import { copy } from './copy.en.ts';
import { countText } from './message-facts.ts';

/** How many messages wait and how many are done; a dash until that is known. */
export function MessageCounters({ counts }: { counts: ContactSubmissionCounts | undefined }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ md: '1fr 1fr' }} gap={{ base: '3', md: '5' }}>
      <Counter label={copy.toHandle} count={counts?.new} colour="fg.default" />
      <Counter label={copy.completed} count={counts?.done} colour="ok.solid" />
    </chakra.dl>
  );
}

function Counter({ label, count, colour }: { label: string; count: number | undefined; colour: string }) {
  return (
    <chakra.div
      display="flex"
      flexDirection="row-reverse"
      justifyContent="flex-end"
      alignItems="center"
      gap="5"
      paddingInline={{ base: '5', md: '7' }}
      paddingBlock={{ base: '3', md: '5' }}
      background="bg.canvas"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="card"
    >
      <dt>{label}</dt>
      <chakra.dd
        textStyle="figure"
        color={colour}
        css={{ '--figure': { base: '40px', md: '56px' }, fontVariantNumeric: 'tabular-nums' }}
      >
        {count === undefined ? '–' : countText(count)}
      </chakra.dd>
    </chakra.div>
  );
}
