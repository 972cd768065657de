import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The runbook. Its text is also sent to the recipients of alarms. */
export const runbookFile = join(import.meta.dirname, '../../../docs/runbook.md');

/** Returns the runbook's sections by alarm: the text below each heading that is only the alarm's name in backticks. */
export function readRunbook(): ReadonlyMap<string, string> {
  const parts = readFileSync(runbookFile, 'utf8').split(/^#+ /m);
  return new Map(
    parts.flatMap((part): [string, string][] => {
      const [, name, text] = /^`([a-z-]+)`\n+(.*)$/s.exec(part) ?? [];
      return name && text ? [[name, text.trim()]] : [];
    }),
  );
}

/**
 * Returns the section of an alarm for its description, in which `<Name>` is replaced by what `names` has for it.
 * Throws if there is none.
 */
export function runbookSection(name: string, names: Readonly<Record<string, string>>): string {
  const section = readRunbook().get(name);
  if (!section) throw new Error(`docs/runbook.md has no section about the alarm ${name}.`);
  return (
    section
      .replaceAll(/\s+/g, ' ')
      // Removes the marks of Markdown. A single asterisk stays, since log filters contain it.
      .replaceAll(/`|\*\*/g, '')
      .replaceAll(/\*(?=\w)([^*]+)(?<=\w)\*/g, '$1')
      .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '$1: docs/$2')
      .replaceAll(/<(\w+)>/g, (text, resource: string) => names[resource] ?? text)
  );
}
