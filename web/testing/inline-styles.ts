const inlineStyle = /(?<=<style>).*?(?=<\/style>)/gs;

/** Returns the text of a document's inline stylesheets. */
export function inlineStyles(html: string): string[] {
  return html.match(inlineStyle) ?? [];
}

/** Returns a document without the text of its inline stylesheets, which checkers of HTML and jsdom need not read. */
export function withoutStyles(html: string): string {
  return html.replace(inlineStyle, '');
}
