import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { adminAddresses } from '#shared/admin-paths.ts';
import { getTranslation, listTranslations } from '#shared/api/posts/translations.ts';
import type { WaitingTranslation } from '#shared/content/translation.ts';
import { callApi } from '#web/lib/api-client.ts';
import { noteChange, withOwnChanges } from '../lib/latest.ts';

/** The URL of the screen that lists all missing and outdated translations. */
export const translationsAddress = `${adminAddresses.dashboard}?tab=content&part=arabic`;

/** The items with missing or outdated Arabic, and the counts of all of them. */
export const translationsQuery = queryOptions({
  queryKey: ['api', 'admin', 'translations'],
  queryFn: ({ signal }) => callApi(listTranslations, { query: withOwnChanges(), signal }),
  refetchOnMount: 'always',
});

/** The texts of an item whose Arabic is missing or outdated. */
export const workQuery = ({ kind, id }: Pick<WaitingTranslation, 'kind' | 'id'>) =>
  queryOptions({
    queryKey: ['api', 'admin', 'translation', kind, id],
    queryFn: ({ signal }) => callApi(getTranslation, { params: { kind, id }, signal }),
    refetchOnMount: 'always',
  });

/** Reads the counts and the texts of an item again where they are shown next. */
export function forgetWork(queryClient: QueryClient, thing: Pick<WaitingTranslation, 'kind' | 'id'>): void {
  noteChange();
  void queryClient.invalidateQueries({ queryKey: translationsQuery.queryKey, refetchType: 'none' });
  void queryClient.invalidateQueries({ queryKey: workQuery(thing).queryKey });
}
