import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** Loads the module as in a browser with trusted types. Returns it, and the rules of its policy. */
async function withTrustedTypes() {
  const createPolicy = vi.fn((_name: string, rules: { createScript: (text: string) => string }) => ({
    createScript: (text: string) => `trusted ${rules.createScript(text)}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.resetModules();
  return { createPolicy, ...(await import('./data-block.ts')) };
}

test('JSON is passed to the page as trusted, by the only policy', async () => {
  const { createPolicy, dataBlock } = await withTrustedTypes();
  expect(dataBlock('{"a":1}')).toBe('trusted {"a":1}');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['data-block']);
});

test('refuses executable types, with and without trusted types', async () => {
  const { dataBlock } = await withTrustedTypes();
  expect(() => dataBlock('alert(1)')).toThrow(SyntaxError);
  vi.unstubAllGlobals();
  vi.resetModules();
  const { dataBlock: plain } = await import('./data-block.ts');
  expect(() => plain('alert(1)')).toThrow(SyntaxError);
  expect(plain('[]')).toBe('[]');
});
