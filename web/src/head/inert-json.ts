/**
 * Returns a value as JSON that cannot end the script element it is in. Properties are in alphabetical order, so that
 * equal values give equal texts.
 */
export function inertJson(value: unknown): string {
  return inert(JSON.stringify(value, (_name, part) => (isRecord(part) ? sorted(part) : part)));
}

/** Escapes JSON for {@link inertJson}. */
export function inert(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
