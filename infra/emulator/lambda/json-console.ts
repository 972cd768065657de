import { format } from 'node:util';

const levels = {
  debug: 'DEBUG',
  error: 'ERROR',
  info: 'INFO',
  log: 'INFO',
  trace: 'TRACE',
  warn: 'WARN',
} as const;

/**
 * Makes a console write one JSON line per call, as Lambda does for a function with `LogFormat: JSON`: a single value is
 * the line's `message` as it is, several are formatted into one text.
 */
export function writeJsonLines(console: Console, requestId: () => string): void {
  const write = { out: console.log.bind(console), error: console.error.bind(console) };
  for (const [method, level] of Object.entries(levels)) {
    const line = level === 'ERROR' || level === 'WARN' ? write.error : write.out;
    console[method as keyof typeof levels] = (...values: unknown[]) =>
      line(jsonLine(level, requestId(), values));
  }
}

function jsonLine(level: string, requestId: string, values: readonly unknown[]): string {
  const head = { timestamp: new Date().toISOString(), level, requestId };
  try {
    const message = values.length === 1 ? values[0] : format(...values);
    return JSON.stringify({ ...head, message }, errorFields);
  } catch {
    return JSON.stringify({ ...head, message: format(...values) });
  }
}

/** Errors have no fields of their own that JSON would see. */
function errorFields(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  return { errorType: value.name, errorMessage: value.message, stackTrace: value.stack?.split('\n') };
}
