const storageKey = 'signed-in';

/**
 * Whether this browser was signed in when it was last known. The session itself is out of the script's sight; the hint
 * spares a visitor of the login screen the question for it.
 */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}

/** Notes that this browser is signed in, or is not any more. */
export function noteSessionHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(storageKey, '');
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage may be blocked: the question is asked then.
  }
}
