/** The part of the browser's trusted types that is used here; browsers before 2026 may lack it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript: (text: string) => string },
  ): {
    createScript(text: string): string;
  };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** Named in the content security policy as the only one there may be. */
const policy = trustedTypes?.createPolicy('data-block', { createScript: onlyJson });

/**
 * The text of a data block (JSON-LD) as a script element takes it under trusted types. JSON does nothing if it is run.
 *
 * @throws SyntaxError if it is no JSON
 */
export function dataBlock(json: string): string {
  return policy ? policy.createScript(json) : onlyJson(json);
}

function onlyJson(text: string): string {
  JSON.parse(text);
  return text;
}
