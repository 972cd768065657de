import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { dynamodb } from '#functions/data/table/client.ts';
import { countItems } from '#functions/data/table/query-page.ts';
import { itemReader } from '#functions/data/table/stored-item.ts';
import { itemKey, tableName } from '#functions/data/table/table.ts';
import { type Condition, updateItem } from '#functions/data/table/update-item.ts';
import { countLimit } from '#shared/messages/counts.ts';
import { combinationOf, filterPartition } from './entry.ts';

/** All names that messages were ever assigned to. Accounts can be removed; their messages keep the name. */
interface Assignees {
  readonly names: ReadonlySet<string>;
}

const key = itemKey('message-entry', 'assignees');
const read = itemReader<Assignees, never>({}, { names: [z.set(z.string()), new Set<string>()] });

/** The names that this process has noted already: most messages are assigned to the same few. */
const noted = new Set<string>();

const lacksElement = (name: string): Condition<'names'> => ({
  name: 'names',
  spell: (path, bind) => `NOT contains(${path}, ${bind(name)})`,
});

/** Notes that a message is assigned to this name. */
export async function noteAssignee(name: string): Promise<void> {
  if (noted.has(name)) return;
  await updateItem<Assignees>(key, { add: { names: new Set([name]) }, when: [lacksElement(name)] });
  noted.add(name);
}

/** Returns the names that messages were ever assigned to, in any order. */
export async function assignedNames(): Promise<string[]> {
  const { Item = {} } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
  );
  return [...(read(Item)?.names ?? [])];
}

/**
 * Returns how many messages that are not done are assigned to this name, up to {@link countLimit}; it may be a moment
 * behind.
 */
export function countOpenOf(assignee: string): Promise<number> {
  const facets = { urgent: undefined, source: undefined, service: undefined, language: undefined };
  const combination = combinationOf({ ...facets, state: 'open', assignee });
  return countItems('inState', filterPartition(combination), countLimit);
}
