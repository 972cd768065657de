import { escapeMarkup } from '#shared/text/html.ts';

/** Markup that is safe to send: made by {@link html} only. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type { Html };

/** Returns markup from a template. Every value in it is escaped, except markup that this function made. */
export function html(markup: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  return new Html(String.raw({ raw: markup }, ...values.map(textOf)));
}

function textOf(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escapeMarkup(value);
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('\n');
}
