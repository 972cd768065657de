import { mutationOptions } from '@tanstack/react-query';
import { deletePersonalData, findPersonalData } from '#shared/api/privacy.ts';
import type { PersonalItem } from '#shared/privacy/personal-data.ts';
import { callApi } from '#web/lib/api-client.ts';

/** Reads everything that is stored under an address, part by part. */
export const personQuery = mutationOptions({
  mutationFn: async (email: string): Promise<PersonalItem[]> => {
    const items: PersonalItem[] = [];
    let cursor: string | undefined;
    do {
      const part = await callApi(findPersonalData, { body: { email, cursor } });
      items.push(...part.found);
      cursor = part.next;
    } while (cursor !== undefined);
    return items;
  },
});

/** Deletes all data under an address, part by part. Returns the number of deleted items. */
export const personRemoval = mutationOptions({
  mutationFn: async (email: string): Promise<number> => {
    let deleted = 0;
    let cursor: string | undefined;
    do {
      const part = await callApi(deletePersonalData, { body: { email, cursor } });
      deleted += part.deleted;
      cursor = part.next;
    } while (cursor !== undefined);
    return deleted;
  },
});
