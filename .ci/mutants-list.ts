import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Position {
  readonly line: number;
  readonly column: number;
}

/** A change of a file. Lines and columns begin at 1, as in Stryker's reports. */
export interface Fault {
  readonly replacement: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

/** A fault, with its file, and what Stryker knows about it. */
export interface Mutant extends Fault {
  /** The path from the root of the repository. */
  readonly file: string;
  readonly status: string;
}

const root = join(import.meta.dirname, '..');
const withoutEffect = JSON.parse(
  readFileSync(join(import.meta.dirname, 'mutants-without-effect.json'), 'utf8'),
) as readonly Record<'file' | 'line' | 'becomes' | 'reason', string>[];

/** Returns the text of a source file. */
export function sourceOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Returns a file with a fault in it. */
export function changedText(text: string, { replacement, location: { start, end } }: Fault): string {
  const lines = text.split('\n');
  const at = ({ line, column }: Position) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1);
  return text.slice(0, at(start)) + replacement + text.slice(at(end));
}

/** True for a fault that a test noticed. A file that no longer loads makes its tests fail, too. */
export function isFound({ status }: Mutant): boolean {
  return status === 'Killed' || status === 'Timeout' || status === 'RuntimeError';
}

/** True for a fault that no test noticed, and that is not listed as one that changes nothing. */
export function isMissed(mutant: Mutant): boolean {
  if (mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') return false;
  const { before, after } = linesOf(mutant);
  return !withoutEffect.some(
    ({ file, line, becomes }) => file === mutant.file && line === before && becomes === after,
  );
}

/** Returns the place of a fault, and its first line before and after. */
export function described(mutant: Mutant): string {
  const { before, after } = linesOf(mutant);
  const covered = mutant.status === 'NoCoverage' ? ' (no test runs it)' : '';
  return `${mutant.file}:${mutant.location.start.line}${covered}\n  - ${before}\n  + ${after}`;
}

function linesOf(mutant: Mutant) {
  const text = sourceOf(mutant.file);
  const first = (lines: string) => lines.split('\n')[mutant.location.start.line - 1]?.trim() ?? '';
  return { before: first(text), after: first(changedText(text, mutant)) };
}
