import { trusted } from '#web/lib/trusted-types.ts';

/**
 * The text of a data block (JSON-LD) as a script element takes it under trusted types. JSON does nothing if it is run.
 *
 * @throws SyntaxError if it is no JSON
 */
export const dataBlock = trusted('data-block', 'createScript', (text) => {
  JSON.parse(text);
  return text;
});
