import { mutationOptions } from '@tanstack/react-query';
import { listNewsletterSubscriptions } from '#shared/api/newsletter.ts';
import { callApiPage } from '#web/lib/api-client.ts';

/** Reads the whole list of newsletter addresses, page by page, as one CSV text. */
export const newsletterAddressesMutation = mutationOptions({
  mutationFn: async () => {
    let table = '';
    let cursor: string | undefined;
    do {
      const page = await callApiPage(listNewsletterSubscriptions, { query: { cursor } });
      table += page.data;
      cursor = page.next;
    } while (cursor !== undefined);
    return table;
  },
});
