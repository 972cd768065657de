import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getMessage } from '#shared/api/found-messages.ts';
import type { Message } from '#shared/messages/message.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi, isAbsent } from '#web/lib/api-client.ts';
import { copy } from '../copy.en.ts';

/** Opens the message that the address names, as links in mails do, once; the address is then the inbox's own. */
export function useLinkedMessage(open: (message: Message) => void): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const id = new URLSearchParams(search).get('message');
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!id) return;
    let isLeft = false;
    const settle = (done: () => void) => {
      if (isLeft) return;
      done();
      navigate({ search: '?tab=messages' }, { replace: true });
    };
    queryClient
      .fetchQuery({
        queryKey: ['api', 'admin', 'contact-submissions', 'linked', id],
        queryFn: ({ signal }) => callApi(getMessage, { params: { id }, signal }),
      })
      .then(
        (message) => settle(() => latest.current(message)),
        (error) =>
          settle(() => showToast({ tone: 'danger', title: isAbsent(error) ? copy.gone : copy.linkFailed })),
      );
    return () => {
      isLeft = true;
    };
  }, [id, navigate, queryClient]);
}
