import axe from 'axe-core';

/**
 * What axe finds wrong with what a test has rendered, one line a problem. Without a layout it can't see contrast and
 * overlaps; that landmarks are missing is the page's matter, not a component's.
 */
export async function accessibilityProblems(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
