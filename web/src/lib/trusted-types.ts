type Sink = 'createHTML' | 'createScript';
type Rule = (text: string) => string;

/** The part of the browser's trusted types that is used here. Browsers before 2026 may lack it. */
interface TrustedTypes {
  createPolicy(name: string, rules: Partial<Record<Sink, Rule>>): Record<Sink, Rule>;
}

/**
 * Returns a function that turns texts into trusted types, the only way to do so for a kind of texts.
 *
 * @param name the policy's name in the content security policy
 * @param rule returns the text, or throws
 */
export function trusted(
  name: 'data-block' | 'character-reference' | 'page-preview',
  sink: Sink,
  rule: Rule,
): Rule {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(name, { [sink]: rule });
  return policy ? (text) => policy[sink](text) : rule;
}
