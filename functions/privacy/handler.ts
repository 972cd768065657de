import { deletePersonalData, findPersonalData } from '#functions/data/people/personal-data.ts';
import { encodeCursor, type Position } from '#functions/data/table/cursor.ts';
import { readCursor } from '#functions/http/pages/pagination.ts';
import { serve } from '#functions/http/serve.ts';

const list = 'personal-data';

export const handler = serve('privacy', {
  findPersonalData: async ({ body: { email, cursor } }) => {
    const { items, next } = await findPersonalData(email, readCursor(list, cursor));
    return { body: { found: items, next: cursorOf(next) } };
  },
  deletePersonalData: async ({ body: { email, cursor } }) => {
    const { deleted, next } = await deletePersonalData(email, readCursor(list, cursor));
    return { body: { deleted, next: cursorOf(next) } };
  },
});

function cursorOf(next: Position | undefined): string | undefined {
  return next && encodeCursor(list, next);
}
