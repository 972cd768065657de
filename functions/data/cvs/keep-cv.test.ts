import '../testing/environment.ts';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getMessage, messageKey, storeMessage } from '../messages/message.ts';
import { dynamodb } from '../table/client.ts';
import { tableName } from '../table/table.ts';
import { startEngine } from '../testing/engine.ts';
import { keepCv } from './keep-cv.ts';

/** The keys of the stored files. */
const files = new Set<string>();
const s3 = mockClient(S3Client);
const denied = () => {
  const $metadata = { httpStatusCode: 403 };
  return new S3ServiceException({ name: 'AccessDenied', $fault: 'client', $metadata });
};
beforeAll(async () => {
  const engine = await startEngine('dynalite');
  return () => engine.stop();
});
beforeEach(() => {
  files.clear();
  s3.reset();
  s3.on(CopyObjectCommand).callsFake(({ Key, CopySource }) => {
    if (!files.has(CopySource.replace('test-cvs/', ''))) throw denied();
    files.add(Key);
    return {};
  });
  s3.on(HeadObjectCommand).callsFake(({ Key }) => {
    if (!files.has(Key)) throw denied();
    return {};
  });
  s3.on(DeleteObjectCommand).callsFake(({ Key }) => void files.delete(Key));
});

const now = new Date();
let made = 0;
async function messageWithCv(): Promise<string> {
  made += 1;
  const id = `message-whose-cv-is-kept-${made}`;
  await storeMessage({
    ...{ id, source: 'contact', name: 'Sara', email: 'sara@example.com', message: 'My CV.' },
    ...{ suspicions: [], createdAt: now.toISOString(), cvUpload: 'an-upload' },
    cv: { state: 'sent', size: 5, at: now.toISOString() },
  });
  return id;
}
const remove = (id: string) =>
  dynamodb.send(new DeleteCommand({ TableName: tableName, Key: messageKey(id) }));
const stateOf = async (id: string) => (await getMessage(id))?.cv?.state;

test('moves the file of a message to its id once, however often it is called', async () => {
  const id = await messageWithCv();
  files.add('checked/an-upload');
  await Promise.all([keepCv(id, now), keepCv(id, now)]);
  await keepCv(id, now);
  expect([...files]).toEqual([`kept/${id}`]);
  expect(await stateOf(id)).toBe('kept');
});

test('notes a missing file as missing, and does not look for it again', async () => {
  const id = await messageWithCv();
  await keepCv(id, now);
  expect(await stateOf(id)).toBe('missing');
  files.add('checked/an-upload');
  await keepCv(id, now);
  expect([...files]).toEqual(['checked/an-upload']);
});

test('a file that another run has already moved is not missing', async () => {
  const id = await messageWithCv();
  files.add(`kept/${id}`);
  await keepCv(id, now);
  expect(await stateOf(id)).toBe('kept');
});

test('deletes the file with its message', async () => {
  const id = await messageWithCv();
  files.add('checked/an-upload');
  await keepCv(id, now);
  await remove(id);
  await keepCv(id, now);
  expect([...files]).toEqual([]);
});

test('leaves no file for a message that is deleted during the copy', async () => {
  const id = await messageWithCv();
  files.add('checked/an-upload');
  s3.on(CopyObjectCommand).callsFake(async ({ Key }) => {
    await remove(id);
    files.add(Key);
    return {};
  });
  await keepCv(id, now);
  expect([...files]).toEqual([]);
});

test('throws if the storage fails, so that it is tried again', async () => {
  const id = await messageWithCv();
  const $metadata = { httpStatusCode: 500 };
  s3.on(CopyObjectCommand).rejects(new S3ServiceException({ name: 'Slow', $fault: 'server', $metadata }));
  await expect(keepCv(id, now)).rejects.toThrow();
  expect(await stateOf(id)).toBe('sent');
});
