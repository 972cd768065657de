/** Returns the inline scripts of a document. */
export function inlineScriptsIn(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  );
}
