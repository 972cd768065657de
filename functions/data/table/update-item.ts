import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb, ifConditionHolds } from './client.ts';
import type { Item } from './stored-item.ts';
import { type IndexKeys, type IndexName, tableName } from './table.ts';

/** An item's attributes with its index keys and its expiry. */
type Stored<Attributes> = Attributes & IndexKeys<IndexName> & { readonly expiresAt: number };
type Name<Attributes> = (keyof Stored<Attributes> | 'pk') & string;

/** The changes of one write. Attributes that it does not name stay, also those of a newer release. */
export interface Update<Attributes> {
  readonly set?: { readonly [N in keyof Stored<Attributes>]?: Stored<Attributes>[N] | undefined };
  /** Attributes that are set only if the item has none of the same name. */
  readonly setOnce?: { readonly [N in keyof Stored<Attributes>]?: Stored<Attributes>[N] | undefined };
  /** Fields to set in a map; its other fields stay. The item must have the map. */
  readonly setIn?: { readonly [N in keyof Stored<Attributes>]?: object };
  readonly remove?: readonly Name<Attributes>[];
  /** A number to add (to 0 if the attribute is missing), or elements to add to a set. */
  readonly add?: { readonly [N in keyof Stored<Attributes>]?: number | ReadonlySet<string> };
  /** Elements to remove from a set. */
  readonly take?: { readonly [N in keyof Stored<Attributes>]?: ReadonlySet<string> };
  /** The conditions of the write. All have to hold. Without conditions, a missing item is created. */
  readonly when?: readonly (Condition<Name<Attributes>> | false | undefined)[];
  /** @default 'ALL_NEW' */
  readonly returns?: 'ALL_NEW' | 'ALL_OLD';
  readonly abortSignal?: AbortSignal | undefined;
}

/**
 * The names and values of an expression. Each gets a placeholder, so that no name can be a reserved word of DynamoDB.
 */
class Bindings {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};

  name(name: string): string {
    const known = Object.keys(this.names).find((placeholder) => this.names[placeholder] === name);
    const placeholder = known ?? `#n${Object.keys(this.names).length}`;
    this.names[placeholder] = name;
    return placeholder;
  }

  value(value: unknown): string {
    const placeholder = `:v${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }
}

/** A condition of a write; `N` are the attributes it reads. */
export interface Condition<N extends string> {
  readonly name: N;
  readonly spell: (name: string, bind: (value: unknown) => string) => string;
}

export const exists = <N extends string>(name: N): Condition<N> => ({
  name,
  spell: (path) => `attribute_exists(${path})`,
});

/** The attribute has the value that was read before; with `undefined`, the item lacks the attribute. */
export const isStill = <N extends string>(name: N, value: unknown): Condition<N> => ({
  name,
  spell: (path, bind) => (value === undefined ? `attribute_not_exists(${path})` : `${path} = ${bind(value)}`),
});

export const lacks = <N extends string>(name: N): Condition<N> => isStill(name, undefined);

/** The attribute is missing or not a map. */
export const isNoMap = <N extends string>(name: N): Condition<N> => ({
  name,
  spell: (path, bind) => `NOT attribute_type(${path}, ${bind('M')})`,
});

/** The attribute is missing or has another value. */
export const isNot = <N extends string>(name: N, value: unknown): Condition<N> => ({
  name,
  spell: (path, bind) => `(attribute_not_exists(${path}) OR ${path} <> ${bind(value)})`,
});

/** The number is below `max`, or the attribute is missing. */
export const below = <N extends string>(name: N, max: number): Condition<N> => ({
  name,
  spell: (path, bind) => `(attribute_not_exists(${path}) OR ${path} < ${bind(max)})`,
});

/** The set has fewer than `max` elements or is missing, or it contains `element` already. */
export const hasRoomFor = <N extends string>(name: N, element: string, max: number): Condition<N> => ({
  name,
  spell: (path, bind) =>
    `(attribute_not_exists(${path}) OR size(${path}) < ${bind(max)} OR contains(${path}, ${bind(element)}))`,
});

/** The set has this element. */
export const contains = <N extends string>(name: N, element: string): Condition<N> => ({
  name,
  spell: (path, bind) => `contains(${path}, ${bind(element)})`,
});

export const isAbove = <N extends string>(name: N, least: number): Condition<N> => ({
  name,
  spell: (path, bind) => `${path} > ${bind(least)}`,
});

/** Returns the input of an `UpdateItem` call, which can also be a part of a transaction. */
export function updateInput<Attributes extends object>(
  key: { readonly pk: string; readonly sk: string },
  {
    set = {},
    setOnce = {},
    setIn = {},
    remove = [],
    add = {},
    take = {},
    when = [],
  }: Omit<Update<Attributes>, 'returns' | 'abortSignal'>,
) {
  const bindings = new Bindings();
  const given = (attributes: object) =>
    Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [bindings.name(name), bindings.value(value)]);
  const sets = [
    ...given(set).map(([name, value]) => `${name} = ${value}`),
    ...given(setOnce).map(([name, value]) => `${name} = if_not_exists(${name}, ${value})`),
    ...Object.entries<object | undefined>(setIn).flatMap(([map, fields = {}]) =>
      given(fields).map(([name, value]) => `${bindings.name(map)}.${name} = ${value}`),
    ),
  ];
  const adds = given(add).map((pair) => pair.join(' '));
  const takes = given(take).map((pair) => pair.join(' '));
  const conditions = when.flatMap((condition) =>
    condition ? [condition.spell(bindings.name(condition.name), (value) => bindings.value(value))] : [],
  );
  return {
    TableName: tableName,
    Key: key,
    UpdateExpression: [
      sets.length > 0 && `SET ${sets.join(', ')}`,
      remove.length > 0 && `REMOVE ${remove.map((name) => bindings.name(name)).join(', ')}`,
      adds.length > 0 && `ADD ${adds.join(', ')}`,
      takes.length > 0 && `DELETE ${takes.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' '),
    ...(conditions.length > 0 && { ConditionExpression: conditions.join(' AND ') }),
    ExpressionAttributeNames: bindings.names,
    ...(Object.keys(bindings.values).length > 0 && { ExpressionAttributeValues: bindings.values }),
  };
}

/**
 * Changes an item by one write if all conditions hold. Returns the item after the write, or before it (empty if there
 * was none); `undefined` if a condition did not hold.
 */
export async function updateItem<Attributes extends object>(
  key: { readonly pk: string; readonly sk: string },
  { returns = 'ALL_NEW', abortSignal, ...changes }: Update<Attributes>,
): Promise<Item | undefined> {
  const written = await ifConditionHolds(
    dynamodb.send(new UpdateCommand({ ...updateInput(key, changes), ReturnValues: returns }), {
      ...(abortSignal && { abortSignal }),
    }),
  );
  return written && (written.Attributes ?? {});
}
