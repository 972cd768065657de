import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Change, Image, Writer } from './change.ts';

/** A write that is about to be done, with the items as they are before the write. */
export interface Intent {
  readonly number: number;
  readonly images: readonly Image[];
  readonly by: Writer;
}

type Line =
  | { readonly intent: Intent }
  | { readonly of: number; readonly changes: readonly Change[] }
  | { readonly reader: string; readonly through: number };

/**
 * Keeps a stream's changes until every reader has them, in an append-only file that is emptied when possible. A line has left
 * the process when its method returns, so that `kill -9` loses none, as with acknowledged writes of the table. An incomplete
 * line is ignored: it belongs to a write that was not begun, or whose intent is in the line before.
 */
export class StreamJournal {
  readonly #file: number;
  readonly #intents = new Map<number, Intent>();
  readonly #through = new Map<string, number>();
  #changes: Change[] = [];
  #last = 0;
  readonly #readers: readonly string[];

  /**
   * Opens a file, or creates it. Positions of readers that are not in `readers` are dropped.
   *
   * @throws one sentence when it contains something that this version did not write
   */
  constructor(file: string, readers: readonly string[]) {
    this.#readers = readers;
    mkdirSync(dirname(file), { recursive: true });
    this.#file = openSync(file, 'a+', 0o600);
    for (const text of readFileSync(this.#file, 'utf8').split('\n')) {
      const line = parseLine(text);
      if (line === 'damaged') throw new Error(damaged(file));
      if (line !== undefined) this.#replay(line);
    }
    this.#forgetRead();
  }

  /** Writes that were begun and may or may not have been done. */
  get intents(): readonly Intent[] {
    return [...this.#intents.values()];
  }

  /** To be called before a write. Throws if the intent cannot be stored; then the write must not be done. */
  begin(images: readonly Image[], by: Writer): Intent {
    const intent = { number: this.#next(), images, by };
    this.#append({ intent });
    this.#intents.set(intent.number, intent);
    return intent;
  }

  /** Stores the changes of an intended write. */
  finish({ number }: Intent, changed: readonly Omit<Change, 'sequence'>[]): void {
    const changes = changed.map((change) => ({ ...change, sequence: this.#next() }));
    this.#append({ of: number, changes });
    this.#intents.delete(number);
    this.#changes.push(...changes);
    this.#forgetRead();
  }

  /** The changes that a reader has not read yet, in order. */
  unread(reader: string): readonly Change[] {
    const through = this.#through.get(reader) ?? 0;
    return this.#changes.filter(({ sequence }) => sequence > through);
  }

  /** Stores that a reader has processed all changes up to and including a sequence number. */
  read(reader: string, through: number): void {
    this.#append({ reader, through });
    this.#through.set(reader, through);
    this.#forgetRead();
  }

  close(): void {
    closeSync(this.#file);
  }

  #next(): number {
    this.#last = Math.max(this.#last + 1, Date.now() * 1000);
    return this.#last;
  }

  #append(line: Line): void {
    // The first line break ends a line that a full disk may have cut off.
    writeSync(this.#file, `\n${JSON.stringify(line)}\n`);
  }

  #forgetRead(): void {
    const through = Math.min(...this.#readers.map((reader) => this.#through.get(reader) ?? 0));
    this.#changes = this.#changes.filter(({ sequence }) => sequence > through);
    if (this.#changes.length === 0 && this.#intents.size === 0) ftruncateSync(this.#file);
  }

  #replay(line: Line): void {
    if ('intent' in line) {
      this.#intents.set(line.intent.number, line.intent);
      this.#last = Math.max(this.#last, line.intent.number);
    } else if ('of' in line) {
      this.#intents.delete(line.of);
      this.#changes.push(...line.changes);
      this.#last = Math.max(this.#last, ...line.changes.map(({ sequence }) => sequence));
    } else this.#through.set(line.reader, line.through);
  }
}

/** The possible beginnings of a line. */
const beginnings = ['{"intent":', '{"of":', '{"reader":'];

/** Parses a line; `undefined` if it was cut off by a full disk, or by a power cut, which leaves zeros. */
function parseLine(text: string): Line | 'damaged' | undefined {
  const written = text.replace(/\0+$/, '');
  if (written === '') return undefined;
  if (!beginnings.some((beginning) => written.startsWith(beginning) || beginning.startsWith(written)))
    return 'damaged';
  try {
    const line = JSON.parse(written);
    return isLine(line) ? line : 'damaged';
  } catch {
    return undefined;
  }
}

function isLine(line: Record<string, unknown>): line is Line & Record<string, unknown> {
  const { intent, of, changes, through } = line;
  if ('intent' in line) {
    const { number, images } = Object(intent) as Partial<Intent>;
    return Number.isSafeInteger(number) && Array.isArray(images);
  }
  if (!('of' in line)) return Number.isSafeInteger(through);
  const isChange = (one: unknown) => Number.isSafeInteger((Object(one) as Partial<Change>).sequence);
  return Number.isSafeInteger(of) && Array.isArray(changes) && changes.every(isChange);
}

function damaged(file: string): string {
  return (
    `${file}, in which changes wait to be published and mailed, is damaged or of another version: put the data folder back ` +
    'from a copy, move that file away to go on without those mails, or choose another with DATA_DIR.'
  );
}
