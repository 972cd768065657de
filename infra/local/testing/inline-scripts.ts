/** What a browser runs of a document that is in it. */
export function inlineScriptsIn(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  );
}
