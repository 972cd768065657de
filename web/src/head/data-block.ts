import { trusted } from '#web/lib/trusted-types.ts';

/**
 * Returns the text of a data block (JSON-LD) as a trusted type for a script element. JSON is harmless when run.
 *
 * @throws SyntaxError if it is no JSON
 */
export const dataBlock = trusted('data-block', 'createScript', (text) => {
  JSON.parse(text);
  return text;
});
