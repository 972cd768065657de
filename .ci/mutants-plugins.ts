import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findImporters } from './mutants.vitest.config.ts';
import { changedText, described, type Fault, isMissed, type Mutant, sourceOf } from './mutants-list.ts';

/** A mutant as Stryker gives it to a checker: lines and columns begin at 0. */
interface Unchecked extends Fault {
  readonly id: string;
  readonly fileName: string;
}
type Results = Record<string, { status: 'passed' } | { status: 'compileError'; reason: string }>;

/** The environment variable with an empty folder for a copy of the code. */
export const typesFolder = 'MUTANT_TYPES';
const root = process.cwd();
const mostPerGroup = 30;
const notNeeded = /(^|\/)(node_modules|\.git|\.cache|\.local|cdk\.out|test-results|dist|dist-server|public)$/;

/** The code without tests and pages, which is checked in a third of the time. */
const project = {
  name: 'tsconfig.mutants.json',
  options: {
    extends: './tsconfig.json',
    compilerOptions: {
      ...{ incremental: true, tsBuildInfoFile: 'mutants.tsbuildinfo' },
      // A fault that leaves something unused is still one.
      ...{ noUnusedLocals: false, noUnusedParameters: false },
    },
    include: ['functions', 'shared'],
    exclude: ['**/*.test.ts', '**/testing', '**/node_modules'],
  },
};

/**
 * A checker for Stryker that leaves out mutants that do not compile. Stryker's own one needs functions that TypeScript 7 no
 * longer has. A type check takes seconds, so it tries one mutant of each of many files at once, none of which imports another.
 */
class TypeChecker {
  #copy = '';

  async init(): Promise<void> {
    this.#copy = process.env[typesFolder] ?? '';
    cpSync(root, this.#copy, {
      recursive: true,
      filter: (path) => !notNeeded.test(path.slice(root.length)),
    });
    symlinkSync(join(root, 'node_modules'), join(this.#copy, 'node_modules'));
    writeFileSync(join(this.#copy, project.name), JSON.stringify(project.options));
    if (this.#filesWithErrors([]).length > 0) throw new Error('The code does not compile.');
  }

  async group(mutants: readonly Unchecked[]): Promise<string[][]> {
    const importers = findImporters();
    const areApart = (a: string, b: string) =>
      a !== b && !importers.get(a)?.includes(b) && !importers.get(b)?.includes(a);
    const groups: Unchecked[][] = [];
    for (const mutant of mutants) {
      const fits = groups.find(
        (group) =>
          group.length < mostPerGroup && group.every((other) => areApart(fileOf(other), fileOf(mutant))),
      );
      if (fits) fits.push(mutant);
      else groups.push([mutant]);
    }
    return groups.map((group) => group.map(({ id }) => id));
  }

  /** An error in a changed file is that mutant's. While there are errors elsewhere, the mutants are checked in halves. */
  async check(mutants: readonly Unchecked[]): Promise<Results> {
    const wrong = this.#filesWithErrors(mutants);
    if (wrong.length === 0) return resultsOf(mutants, true);
    const guilty = mutants.filter((mutant) => wrong.includes(fileOf(mutant)));
    const rest = mutants.filter((mutant) => !guilty.includes(mutant));
    if (rest.length === 0 || mutants.length === 1) return resultsOf(mutants, false);
    if (guilty.length > 0) return { ...resultsOf(guilty, false), ...(await this.check(rest)) };
    const half = Math.ceil(rest.length / 2);
    return { ...(await this.check(rest.slice(0, half))), ...(await this.check(rest.slice(half))) };
  }

  #filesWithErrors(mutants: readonly Unchecked[]): string[] {
    for (const mutant of mutants) {
      const file = fileOf(mutant);
      writeFileSync(join(this.#copy, file), changedText(sourceOf(file), fromOne(mutant)));
    }
    const { stdout, status } = spawnSync('tsc', ['-p', project.name, '--pretty', 'false'], {
      cwd: this.#copy,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    for (const file of mutants.map(fileOf)) writeFileSync(join(this.#copy, file), sourceOf(file));
    const wrong = [...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
    if (status !== 0 && wrong.length === 0) throw new Error(`The type check failed: ${stdout}`);
    return [...new Set(wrong)];
  }
}

/** Returns a fault whose lines and columns begin at 1. */
function fromOne({ replacement, location: { start, end } }: Fault): Fault {
  const next = ({ line, column }: typeof start) => ({ line: line + 1, column: column + 1 });
  return { replacement, location: { start: next(start), end: next(end) } };
}

function fileOf({ fileName }: Pick<Unchecked, 'fileName'>): string {
  return relative(root, fileName);
}

function resultsOf(mutants: readonly Unchecked[], compiles: boolean): Results {
  const result = compiles
    ? ({ status: 'passed' } as const)
    : ({ status: 'compileError', reason: 'Type error' } as const);
  return Object.fromEntries(mutants.map(({ id }) => [id, result]));
}

/** Prints each mutant that no test notices as soon as it is known, because a run takes long. */
class MissedReporter {
  onMutantTested({ fileName, ...mutant }: Omit<Mutant, 'file'> & { fileName: string }): void {
    const missed = { ...mutant, file: fileOf({ fileName }) };
    if (isMissed(missed)) console.log(described(missed));
  }
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'types', injectableClass: TypeChecker },
  { kind: 'Reporter', name: 'missed', injectableClass: MissedReporter },
];
