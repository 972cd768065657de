import { constants, inflateSync } from 'node:zlib';
import type { CvProblem } from '#shared/messages/cv.ts';

/** The end mark has to be within this many bytes of the end of the file. */
const endMarkWithin = 1024;
/** The maximum unpacked size of object streams, in bytes: a file of 5 MB could contain gigabytes. */
const unpackedMaxBytes = 32 * 1024 * 1024;
/** How often each byte may be read, on average, before the file counts as unreadable. */
const looksPerByte = 4;

/** Names of actions that run code, start a program or send data, and of embedded files. */
const activeNames = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
]);

class Unreadable extends Error {}

/**
 * Returns why a file is refused; `undefined` for a PDF that is complete, not encrypted and has no active content. Reads
 * every place where a viewer may begin to read an object, also inside compressed object streams, so that it does not
 * rely on the file's cross-reference table.
 */
export function problemOfPdf(file: Uint8Array): CvProblem | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) return 'not-pdf';
  if (text.lastIndexOf('%%EOF') < text.length - endMarkWithin) return 'incomplete';
  try {
    const names = namesIn(bytes, text);
    if (names.has('Encrypt')) return 'encrypted';
    return [...activeNames].some((name) => names.has(name)) ? 'active' : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return 'unreadable';
    throw error;
  }
}

/**
 * Returns all names in the objects of a file.
 * @throws Unreadable
 */
function namesIn(bytes: Buffer, text: string): Set<string> {
  const names = new Set<string>();
  const budget = { looks: text.length * looksPerByte, unpacked: unpackedMaxBytes };
  const starts = startsOf(text);
  if (starts.length === 0) throw new Unreadable();
  let isEncrypted = false;
  const packed: { readonly object: PdfObject; readonly start: number }[] = [];
  for (const start of starts) {
    const object = readObject(text, start, budget);
    for (const name of object.names) names.add(name);
    isEncrypted ||= object.names.has('Encrypt');
    const stream = streamStart(text, object.end);
    if (stream !== undefined && holdsObjects(object)) packed.push({ object, start: stream });
  }
  // The rest of an encrypted file cannot be read.
  if (isEncrypted) return names;
  for (const { object, start } of packed) {
    const unpacked = unpack(object, bytes.subarray(start), budget);
    for (const offset of offsetsIn(object, unpacked)) {
      for (const name of readObject(unpacked, offset, budget).names) names.add(name);
    }
  }
  return names;
}

/** Returns the positions at which a viewer may begin to read: after each `obj` and `trailer`. */
function startsOf(text: string): number[] {
  const starts: number[] = [];
  for (const word of ['obj', 'trailer']) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      if (!/[a-z]/i.test(text.charAt(at - 1))) starts.push(at + word.length);
    }
  }
  return starts;
}

/** An object: its names, the number after `First`, and where it ends. */
interface PdfObject {
  readonly names: ReadonlySet<string>;
  readonly first: number | undefined;
  readonly end: number;
}

const isWhite = (character: string) => '\0\t\n\f\r '.includes(character);
const isDelimiter = (character: string) => '()<>[]{}/%'.includes(character);

/**
 * Reads one object of any kind: up to its closing bracket, or to its end if it is a single word.
 * @throws Unreadable when the budget of bytes to read is used up
 */
function readObject(text: string, start: number, budget: { looks: number }): PdfObject {
  const names = new Set<string>();
  let first: number | undefined;
  let latest = '';
  let depth = 0;
  let at = start;
  const skipTo = (end: number) => {
    budget.looks -= end - at + 1;
    if (budget.looks < 0) throw new Unreadable();
    at = end;
  };
  while (at < text.length) {
    const character = text.charAt(at);
    if (isWhite(character)) {
      skipTo(at + 1);
      continue;
    }
    if (character === '%') {
      skipTo(endOfLine(text, at));
      continue;
    }
    if (text.startsWith('<<', at) || character === '[') {
      depth += 1;
      skipTo(at + (character === '[' ? 1 : 2));
      continue;
    }
    if (text.startsWith('>>', at) || character === ']') {
      depth -= 1;
      skipTo(at + (character === ']' ? 1 : 2));
    } else if (character === '(') skipTo(endOfString(text, at));
    else if (character === '<') skipTo(endOf(text, '>', at));
    else if (character === '/') {
      const end = endOfWord(text, at + 1);
      latest = text.slice(at + 1, end).replace(/#([0-9a-f]{2})/gi, (_, hex) => charOf(hex));
      names.add(latest);
      skipTo(end);
    } else if (isDelimiter(character)) skipTo(at + 1);
    else {
      const end = endOfWord(text, at);
      const word = text.slice(at, end);
      if (latest === 'First' && first === undefined && /^\d{1,9}$/.test(word)) first = Number(word);
      latest = '';
      skipTo(end);
      // An object that is not closed ends where the next one begins.
      if (['endobj', 'obj', 'stream', 'trailer', 'startxref'].includes(word)) break;
    }
    if (depth <= 0) break;
  }
  return { names, first, end: at };
}

const charOf = (hex: string) => String.fromCharCode(Number.parseInt(hex, 16));

function endOf(text: string, closing: string, at: number): number {
  const end = text.indexOf(closing, at);
  return end < 0 ? text.length : end + closing.length;
}

function endOfLine(text: string, at: number): number {
  let end = at;
  while (end < text.length && text.charAt(end) !== '\n' && text.charAt(end) !== '\r') end += 1;
  return end;
}

function endOfWord(text: string, at: number): number {
  let end = at;
  while (end < text.length && !isWhite(text.charAt(end)) && !isDelimiter(text.charAt(end))) end += 1;
  return end;
}

/** Returns the position of the end of a string in parentheses, which may be nested. */
function endOfString(text: string, at: number): number {
  let depth = 0;
  for (let end = at; end < text.length; end += 1) {
    const character = text.charAt(end);
    if (character === '\\') end += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return end + 1;
  }
  return text.length;
}

/** Returns where the data of a stream begin; `undefined` if no stream follows at `end`. */
function streamStart(text: string, end: number): number | undefined {
  let at = end;
  while (isWhite(text.charAt(at)) && at < text.length) at += 1;
  if (!text.startsWith('stream', at)) return undefined;
  at += 'stream'.length;
  if (text.startsWith('\r\n', at)) return at + 2;
  return at + (text.charAt(at) === '\n' || text.charAt(at) === '\r' ? 1 : 0);
}

/** True for an object stream: its names contain the type `ObjStm`, or both entries `N` and `First`. */
function holdsObjects({ names }: PdfObject): boolean {
  return names.has('ObjStm') || (names.has('N') && names.has('First'));
}

/** Returns the objects in a stream, as text. */
function unpack({ names }: PdfObject, data: Uint8Array, budget: { unpacked: number }): string {
  const isFlate = names.has('FlateDecode') || names.has('Fl');
  const others = [...names].some((name) => name.endsWith('Decode') && name !== 'FlateDecode');
  if (!isFlate || others || names.has('DecodeParms') || names.has('DP')) throw new Unreadable();
  try {
    const unpacked = inflateSync(data, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(1, budget.unpacked),
    });
    budget.unpacked -= unpacked.length;
    return unpacked.toString('latin1');
  } catch {
    throw new Unreadable();
  }
}

/**
 * Returns the positions of the objects in an object stream. The stream's head lists pairs: an object's number, and its offset
 * from `First`.
 */
function offsetsIn({ first }: PdfObject, unpacked: string): number[] {
  if (first === undefined || first > unpacked.length) throw new Unreadable();
  const head = unpacked
    .slice(0, first)
    .split(/[\0\t\n\f\r ]/)
    .filter(Boolean);
  if (head.some((number) => !/^\d{1,9}$/.test(number))) throw new Unreadable();
  return head.filter((_, index) => index % 2 === 1).map((offset) => first + Number(offset));
}
