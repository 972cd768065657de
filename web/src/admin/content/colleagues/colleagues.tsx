import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { noteEditing } from '#shared/api/content.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import { adminLocale } from '#web/admin/lib/language/formats.ts';
import { PresenceNote } from '#web/admin/ui/presence-note.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

/** How often an open editor reports itself, in ms; the server waits three times as long. */
const interval = 20_000;

/** Reports to the server that the item is being edited here, and shows who else is editing it. */
export const Colleagues = memo(function Colleagues({ contentKey: key }: { contentKey: ContentKey }) {
  const { data } = useQuery({
    queryKey: ['api', 'admin', 'content-editing', key],
    queryFn: ({ signal }) => callApi(noteEditing, { params: { key }, signal, renews: false }),
    refetchInterval: interval,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const names = new Intl.ListFormat(adminLocale, { type: 'conjunction' }).format(data?.others ?? []);
  return <PresenceNote>{names && copy.others(names)}</PresenceNote>;
});
