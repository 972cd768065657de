import * as z from 'zod/mini';
import { type Company, companyKeys, companyOf } from '#shared/company/company.ts';
import { batchGet } from '../table/batch.ts';
import { itemReader } from '../table/stored-item.ts';

/** Reads only the texts, without importing the registry of all content. */
const readText = itemReader<{ sk: string; value: string; valueAr: string }, 'sk'>(
  { sk: z.string() },
  { value: [z.string(), ''], valueAr: [z.string(), ''] },
);

/** Returns the company's data as the stored content items describe it. */
export async function getCompany(): Promise<Company> {
  const items = await batchGet(companyKeys.map((sk) => ({ pk: 'content', sk })));
  const texts = items.flatMap((item) => readText(item) ?? []);
  return companyOf(new Map(texts.map((text) => [text.sk, text])));
}
