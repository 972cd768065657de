import { mutationOptions } from '@tanstack/react-query';
import { listNewsletterSubscriptions, unsubscribeFromNewsletter } from '#shared/api/newsletter.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';

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

/** Takes an address off the newsletter's list. Fails with an `ApiError` of status 404 when it is not on it. */
export const newsletterRemovalMutation = mutationOptions({
  mutationFn: (email: string) => callApi(unsubscribeFromNewsletter, { body: { email } }),
});
