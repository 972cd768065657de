/** Markup that is safe to send: made by {@link html} only. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type { Html };

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A value as it may stand between tags and in quoted attributes. */
function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => references[character] ?? '');
}

/** Markup from a template: every value in it is escaped, but what this function made itself. */
export function html(markup: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  return new Html(String.raw({ raw: markup }, ...values.map(textOf)));
}

function textOf(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escapeHtml(value);
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('\n');
}
