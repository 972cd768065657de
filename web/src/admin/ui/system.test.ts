import { expect, test } from 'vitest';
import { system } from './dialog/dialog.tsx';

test('Chakra adds no reset, no global styles and no default recipes', () => {
  expect(system.getPreflightCss()).toEqual({ '@layer reset': {} });
  expect(
    Object.keys(system.getGlobalCss()['@layer base'] as object).every((rule) =>
      rule.startsWith('@keyframes'),
    ),
  ).toBe(true);
  expect(system.token('colors.red.500')).toBeUndefined();
  expect(system.isSlotRecipe('menu')).toBe(false);
});

test('the theme has the same tokens as the static stylesheet', () => {
  expect(system.token.var('colors.brand.solid')).toBe('var(--chakra-colors-brand-solid)');
  expect(Object.keys(system.getTokenCss()['@layer tokens'] as object)[0]).toContain(
    ':where(:root, .chakra-theme)',
  );
});
