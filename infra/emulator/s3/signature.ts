import { createHmac } from 'node:crypto';

/** AWS Signature Version 4 of a text, in hex. `scope` is date, region, service and terminator. */
export function sign(text: string, secret: string, scope: readonly string[]): string {
  const key = scope.reduce<string | Buffer>(
    (previous, part) => createHmac('sha256', previous).update(part).digest(),
    `AWS4${secret}`,
  );
  return createHmac('sha256', key).update(text).digest('hex');
}
