import { useEffect, useRef } from 'react';
import { subscribeToNewsletter } from '#shared/api/newsletter.ts';
import type { Language } from '#shared/language.ts';
import { callApi } from '#web/lib/api-client.ts';
import { formToken } from '#web/lib/form/form-token.ts';
import { useForm } from '#web/lib/form/use-form.ts';

/** Returns the state and handlers of the newsletter form, which measures how long it was shown. */
export function useNewsletterForm(language: Language) {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return useForm({
    schema: async () => (await import('#shared/newsletter/requests.ts')).subscriptionRequest,
    read: (form) => ({
      ...Object.fromEntries(new FormData(form)),
      language,
      page: window.location.pathname.slice(0, 200),
      elapsedMs: Math.round(performance.now() - shownAt.current),
      formToken: formToken(),
    }),
    send: (body) => callApi(subscribeToNewsletter, { body }),
  });
}
