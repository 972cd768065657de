import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { RequestBody } from '#shared/api/endpoint.ts';
import { renderPreview } from '#shared/api/previews.ts';
import { callApi } from '#web/lib/api-client.ts';
import { type Followed, follow } from './follow.ts';

type Asked = RequestBody<typeof renderPreview>;

const pace = { pauseMs: 400, slowMs: 5000 };
const nothing: Followed<string> = { hasFailed: false, isSlow: false };

/**
 * The document of a post as it is typed, soon after each change. `retry` asks once more.
 *
 * @param asked the same object as long as nothing changed
 */
export function usePreview(asked: Asked): Followed<string> & { retry: () => void } {
  const [known, tell] = useReducer(
    (before: Followed<string>, news: Partial<Followed<string>>) => ({ ...before, ...news }),
    nothing,
  );
  const latest = useRef(asked);
  latest.current = asked;
  const following = useRef<ReturnType<typeof follow<Asked, string>>>(undefined);
  useEffect(() => {
    const send = (body: Asked, signal: AbortSignal) => callApi(renderPreview, { body, signal });
    const started = follow<Asked, string>({ send, tell, ...pace });
    following.current = started;
    return () => started.stop();
  }, []);
  const retry = useCallback(() => following.current?.about(latest.current), []);
  useEffect(() => following.current?.about(asked), [asked]);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return { ...known, retry };
}
