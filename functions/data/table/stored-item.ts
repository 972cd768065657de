import * as z from 'zod/mini';
import type { Failure } from '#shared/failures.ts';
import { logFailed } from '../log-failure.ts';

/** An item as the database returns it. */
export type Item = Record<string, unknown>;

/** True if an item has expired. The database deletes it only hours later; until then nobody may see it. */
export function isOver({ expiresAt }: { readonly expiresAt?: unknown }, now: Date): boolean {
  return typeof expiresAt === 'number' && expiresAt * 1000 <= now.getTime();
}

/** How an attribute is read: its schema, and the default for items that lack it or have another type in it. */
export type Attribute<Value> = readonly [schema: z.ZodMiniType<Value>, absent: Value];

/**
 * Makes the function that reads the items of an entity, whichever release wrote them. Items of older releases lack
 * attributes, those of newer releases have others, and one damaged attribute must not hide the rest: each attribute
 * that cannot be read counts as its `absent`. Attributes that are not named here are ignored. Schemas describe only
 * types: today's limits of forms would reject values that were valid when written. A read from an index returns only
 * the attributes that the index contains.
 *
 * An item without its `identity` cannot be used. It is read as `undefined`, as if it did not exist, and logged.
 */
export function itemReader<Entity extends object, Identity extends keyof Entity>(
  identity: { readonly [Name in Identity]: z.ZodMiniType<Entity[Name]> },
  attributes: { readonly [Name in Exclude<keyof Entity, Identity>]: Attribute<Entity[Name]> },
): (item: Item) => Entity | undefined {
  const required = Object.entries<z.ZodMiniType>(identity);
  const others = Object.entries<Attribute<unknown>>(attributes);
  return (item) => {
    const entity: Item = {};
    const missing: string[] = [];
    const unreadable: string[] = [];
    for (const [name, schema] of required) {
      const { success, data } = schema.safeParse(item[name]);
      if (success) entity[name] = data;
      else missing.push(name);
    }
    for (const [name, [schema, absent]] of others) {
      const { success, data = absent } = schema.safeParse(item[name] ?? absent);
      if (data !== undefined) entity[name] = data;
      if (!success) unreadable.push(name);
    }
    report('An item is left out: it cannot be read', item, missing);
    report('Attributes of an item count as absent: they cannot be read', item, unreadable);
    return missing.length === 0 ? (entity as Entity) : undefined;
  };
}

/**
 * Returns the schema of a list whose elements are of known values. Others, which a newer release may have written, are
 * dropped.
 */
export function listOfKnown<Value extends string>(values: readonly Value[]): z.ZodMiniType<Value[]> {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((list) => list.flatMap((element) => values.find((value) => value === element) ?? [])),
  );
}

const reported = new Set<string>();

/** Reports an item once, since lists are read again and again. */
function report(failure: Failure, { pk, sk }: Item, attributes: readonly string[]): void {
  const problem = [pk, sk, ...attributes].join(' ');
  if (attributes.length === 0 || reported.has(problem)) return;
  reported.add(problem);
  logFailed(failure, { pk, sk, attributes });
}
