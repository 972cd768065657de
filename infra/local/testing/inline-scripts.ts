/** Returns the code of the inline scripts of a document. Scripts of type `application/…` are data, and are left out. */
export function inlineScriptsIn(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  );
}
