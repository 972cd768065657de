import { chakra } from '@chakra-ui/react';
import { copy } from './copy.en.ts';

/** One line about how to write, with examples for who wants to know more. */
export function FormattingHelp({ hintId }: { hintId: string }) {
  return (
    <chakra.div textStyle="sm" color="fg.muted" display="grid" gap="1">
      <p id={hintId}>{copy.hint}</p>
      <chakra.details>
        <chakra.summary width="fit-content" paddingBlock="2px" color="brand.solid" textDecoration="underline">
          {copy.help}
        </chakra.summary>
        <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2" paddingBlock="2">
          {copy.examples.map(({ typed, meaning }) => (
            <chakra.div key={typed} display="grid" gridTemplateColumns="subgrid" gridColumn="1 / -1">
              <chakra.dt
                whiteSpace="pre-line"
                fontFamily="ui-monospace, Menlo, Consolas, monospace"
                color="fg.default"
              >
                {typed}
              </chakra.dt>
              <dd>{meaning}</dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <p>{copy.emptyLine}</p>
      </chakra.details>
    </chakra.div>
  );
}
