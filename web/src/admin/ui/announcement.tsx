import { chakra } from '@chakra-ui/react';

/** Read out whenever it changes, seen by nobody. */
export function Announcement({ children }: { children: string }) {
  return (
    <chakra.p role="status" srOnly>
      {children}
    </chakra.p>
  );
}
