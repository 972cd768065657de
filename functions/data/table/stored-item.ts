import * as z from 'zod/mini';
import type { Failure } from '#shared/failures.ts';
import { logFailed } from '../log-failure.ts';

/** A stored item, as the database gives it. */
export type Item = Record<string, unknown>;

/** True if the time of an item is over: the database deletes it only hours later, and until then nobody may see it. */
export function isOver({ expiresAt }: { readonly expiresAt?: unknown }, now: Date): boolean {
  return typeof expiresAt === 'number' && expiresAt * 1000 <= now.getTime();
}

/** How an attribute is read: what it is, and what it counts as where an item lacks it or holds something else. */
export type Attribute<Value> = readonly [schema: z.ZodMiniType<Value>, absent: Value];

/**
 * Makes the one function that reads the items of an entity, whichever release wrote them. An item of an older release
 * lacks attributes, one of a newer release has others or other values, and one damaged attribute must not hide the rest:
 * each attribute for itself counts as its `absent`, attributes without a name here are left alone. Schemas say only what
 * an attribute is: the limits of today's forms would take for unreadable what was in order when it was written. What
 * reads an index gets what the index holds.
 *
 * Only an item without its `identity` cannot be shown. It is `undefined`, as if it were not there, and the log names it.
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

/** A list of which each element is one of these; others, which a newer release may know, are dropped. */
export function listOfKnown<Value extends string>(values: readonly Value[]): z.ZodMiniType<Value[]> {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((list) => list.flatMap((element) => values.find((value) => value === element) ?? [])),
  );
}

const reported = new Set<string>();

/** Once for an item, as lists are read again and again. */
function report(failure: Failure, { pk, sk }: Item, attributes: readonly string[]): void {
  const problem = [pk, sk, ...attributes].join(' ');
  if (attributes.length === 0 || reported.has(problem)) return;
  reported.add(problem);
  logFailed(failure, { pk, sk, attributes });
}
