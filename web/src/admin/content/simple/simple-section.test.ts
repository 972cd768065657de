import { Children, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { ContentItem } from '#shared/content/item.ts';
import { editorSections } from '#shared/content/layout.ts';
import type { SimpleItemProps } from './simple-item.ts';
import { SimpleSection } from './simple-section.tsx';

const stored = [...new Set(editorSections.flatMap(({ keys }) => keys))].map(
  (key): ContentItem => ({
    ...{ key, value: 'Text', valueAr: '', type: 'text', version: 1 },
    valueUpdatedAt: '2024-05-12T08:00:00.000Z',
  }),
);
const onSignedOut = () => {};

/** The items of all sections, as React is given them. */
function shown(items: readonly ContentItem[]) {
  const found: { type: unknown; props: SimpleItemProps }[] = [];
  const walk = (node: ReactNode) => {
    Children.forEach(node, (child) => {
      if (isValidElement<SimpleItemProps>(child) && 'contentKey' in child.props) found.push(child);
      else if (isValidElement<{ children?: ReactNode }>(child)) walk(child.props.children);
    });
  };
  for (const section of editorSections) walk(SimpleSection({ section, items, drafts: [], onSignedOut }));
  return found;
}

/** Returns the items that React renders again when the list `after` replaces the list `before`. */
function renderedAgain(before: readonly ContentItem[], after: readonly ContentItem[]): string[] {
  const earlier = shown(before);
  return shown(after)
    .filter(({ type, props }, place) => {
      const compare = type instanceof Object ? Reflect.get(type, 'compare') : undefined;
      return !compare?.(earlier[place]?.props, props);
    })
    .map(({ props }) => props.contentKey);
}

const readAgain = () => structuredClone(stored).reverse();

test('renders all items', () => {
  expect(shown(stored)).toHaveLength(editorSections.flatMap(({ keys }) => keys).length);
});

test('reading the same list again renders no item again', () => {
  expect(renderedAgain(stored, readAgain())).toEqual([]);
});

test.each(['hero_title', 'hero_image'] as const)('a saved item is rendered alone: %s', (key) => {
  const saved = readAgain().map((item) => (item.key === key ? { ...item, value: 'New', version: 2 } : item));
  expect([...new Set(renderedAgain(stored, saved))]).toEqual([key]);
});

test('an item that is no longer stored is rendered alone', () => {
  const [gone] = stored;
  const others = readAgain().filter(({ key }) => key !== gone?.key);
  expect([...new Set(renderedAgain(stored, others))]).toEqual([gone?.key]);
});
