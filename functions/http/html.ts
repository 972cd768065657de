import { escapeMarkup } from '#shared/text/html.ts';

/** Markup that is safe to send: made by {@link html} only. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type { Html };

/** Markup from a template: every value in it is escaped, but what this function made itself. */
export function html(markup: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  return new Html(String.raw({ raw: markup }, ...values.map(textOf)));
}

function textOf(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escapeMarkup(value);
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('\n');
}
