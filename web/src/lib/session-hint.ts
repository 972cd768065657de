const storageKey = 'signed-in';

/**
 * True if this browser was signed in when it was last known. Scripts cannot see the session itself; the hint saves
 * visitors of the login screen a request.
 */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}

/** Notes whether this browser is signed in. */
export function noteSessionHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(storageKey, '');
    else localStorage.removeItem(storageKey);
  } catch {
    // If storage is blocked, there is no hint, and the login screen asks the server.
  }
}
