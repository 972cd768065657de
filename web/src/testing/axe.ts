import axe from 'axe-core';

/**
 * Returns axe's findings about the rendered elements, one line each. Without a layout axe cannot check contrast and
 * overlaps. Missing landmarks do not count: pages have them, not components.
 */
export async function accessibilityProblems(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
