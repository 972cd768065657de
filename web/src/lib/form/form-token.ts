import { getFormToken } from '#shared/api/messages.ts';
import { callApi } from '../api-client.ts';

const halfDay = 12 * 60 * 60_000;
const whenRefused = 10_000;

let token: string | undefined;
let askAgainAt = 0;

/**
 * Asks for the token that a form brings back when it is sent, unless there is one. To be called when a form is shown and
 * whenever it is edited: who was offline gets one later. Sending waits for it never; without one, a message is stored all
 * the same.
 */
export function askForFormToken(): void {
  const now = performance.now();
  if (now < askAgainAt) return;
  askAgainAt = now + whenRefused;
  callApi(getFormToken).then(
    (answer) => {
      token = answer.formToken;
      askAgainAt = now + halfDay;
    },
    () => {},
  );
}

/** The token that was given, if there is one by now. */
export function formToken(): string | undefined {
  return token;
}
