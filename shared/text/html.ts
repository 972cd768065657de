const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for use between tags and in quoted attributes, of HTML and of XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character] ?? '');
}
