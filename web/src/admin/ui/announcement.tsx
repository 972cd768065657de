import { css } from '#styles/css';

/** Read out whenever it changes, seen by nobody. */
export function Announcement({ children }: { children: string }) {
  return (
    <p role="status" className={css({ srOnly: true })}>
      {children}
    </p>
  );
}
