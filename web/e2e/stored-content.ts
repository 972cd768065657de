import type { APIRequest, APIRequestContext } from '@playwright/test';
import type { ContentItem, ContentUpdate } from '../../shared/content/item.ts';
import { administrator } from './administrator.ts';
import { expect } from './site.ts';

/** Requests of an administrator who works elsewhere than on the page under test. */
export async function signedInRequest(
  api: APIRequest,
  baseURL: string | undefined,
): Promise<APIRequestContext> {
  const site = { ...(baseURL && { baseURL }) };
  const anonymous = await api.newContext(site);
  const answer = await anonymous.post('/api/login', { data: administrator });
  const cookie = answer.headers()['set-cookie']?.split(';')[0] ?? '';
  return api.newContext({ ...site, extraHTTPHeaders: { Cookie: cookie } });
}

export async function saveContent(
  request: APIRequestContext,
  key: string,
  update: ContentUpdate,
): Promise<void> {
  const answer = await request.put(`/api/update-content/${key}`, { data: update });
  expect(answer.status()).toBe(200);
}

/** Empties every stored item, so that the next visitor sees the pages' own texts and pictures. */
export async function clearContent(request: APIRequestContext): Promise<void> {
  const items: ContentItem[] = await (await request.get('/api/site-content')).json();
  for (const { key, value, valueAr } of items) {
    if (value || valueAr) await saveContent(request, key, { value: '', valueAr: '' });
  }
}
