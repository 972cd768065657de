import '../testing/environment.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { builtInCompany } from '#shared/company/company.ts';
import { dynamodb } from '../table/client.ts';
import { tableName } from '../table/table.ts';
import { startEngine } from '../testing/engine.ts';
import { getCompany } from './company.ts';

beforeAll(async () => {
  const engine = await startEngine('dynalite');
  return () => engine.stop();
});
const put = (sk: string, texts: object) =>
  dynamodb.send(new PutCommand({ TableName: tableName, Item: { pk: 'content', sk, ...texts } }));

test('the company has its stored texts, its English where only that is stored, and its built-in ones otherwise', async () => {
  expect(await getCompany()).toEqual(builtInCompany);
  await put('company_name', { value: 'Another company' });
  await put('contact_address', { valueAr: 'بغداد' });
  await put('contact_phone', { value: 7, valueAr: 7 });
  expect(await getCompany()).toEqual({
    ...builtInCompany,
    name: { en: 'Another company', ar: 'Another company' },
    address: { ...builtInCompany.address, ar: 'بغداد' },
  });
});
