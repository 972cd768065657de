import * as z from 'zod/mini';
import { contentValue } from '../../shared/content/value.ts';
import { content, isContentKey } from '../../shared/content.ts';
import { updateContent as store } from '../data/content.ts';
import { Conflict, NotFound } from '../http/errors.ts';
import { parseInput } from '../http/input.ts';
import type { Operation } from '../http/operation.ts';
import { forgetContent } from './recent-content.ts';

export const updateContent: Operation<'updateContent'> & Operation<'updateSimpleContent'> = async ({
  params: { key },
  body,
}) => {
  if (!isContentKey(key)) throw new NotFound('There is no content item with this key; reload the editor.');
  const value = contentValue(content[key].kind);
  const texts = parseInput(z.object({ value, valueAr: z.optional(value) }), body);
  const { saved, item } = await store(key, { ...body, ...texts }, new Date());
  forgetContent();
  if (!saved) {
    throw new Conflict('Somebody else changed this item meanwhile; choose which version to keep.', item);
  }
  return { body: item };
};
