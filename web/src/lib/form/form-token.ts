import { getFormToken } from '#shared/api/messages/messages.ts';
import { callApi } from '../api-client.ts';

const halfDay = 12 * 60 * 60_000;
const whenRefused = 10_000;

let token: string | undefined;
let askAgainAt = 0;

/**
 * Requests the token that a form sends back, unless there is one. Called when a form is shown and at each edit, so that
 * a visitor who was offline gets one later. Sending never waits for it: a message without a token is stored, too.
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

/** Returns the token, if there is one by now. */
export function formToken(): string | undefined {
  return token;
}
