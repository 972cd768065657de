import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AccessRequest, Statement } from './policy.ts';

/** The variable that names a folder in which rights are recorded. */
export const usedAccessVariable = 'USED_ACCESS';

/** A permission of a role: an action, and the kind of items if the permission is limited to leading keys of the table. */
export interface Right {
  /** The logical id of the role, without the part that the library adds. */
  readonly role: string;
  readonly action: string;
  /** The first part of the leading keys; empty for a permission that is not limited to leading keys. */
  readonly kind: string;
}

const leadingKeys = 'dynamodb:LeadingKeys';

export function rightsOf(role: string, statements: readonly Statement[]): Right[] {
  return statements.flatMap(({ Action, Condition }) => {
    const kinds = [Condition?.['ForAllValues:StringLike']?.[leadingKeys] ?? '']
      .flat()
      .map((pattern) => kindOf(pattern));
    return [Action ?? []]
      .flat()
      .flatMap((action) => [...new Set(kinds)].map((kind) => ({ role, action, kind })));
  });
}

export function rightsFor(role: string, { action, context }: AccessRequest): Right[] {
  const kinds = [context?.[leadingKeys] ?? []].flat().map(kindOf);
  return (kinds.length > 0 ? [...new Set(kinds)] : ['']).map((kind) => ({ role, action, kind }));
}

const kindOf = (key: string): string => key.split('#')[0] ?? '';

/** Appends rights to the files `granted` and `used` in a folder, a line of JSON each, every right once. */
export class UsedAccess {
  readonly #folder: string;
  readonly #written = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  record(file: 'granted' | 'used', rights: readonly Right[]): void {
    for (const right of rights) {
      const line = `${JSON.stringify(right)}\n`;
      if (this.#written.has(file + line)) continue;
      this.#written.add(file + line);
      appendFileSync(join(this.#folder, file), line);
    }
  }
}
