import { useMutation } from '@tanstack/react-query';
import { adminAddresses } from '#shared/admin-paths.ts';
import { dropUnsavedWork, leaveEditor, unsavedThings } from '../unsaved/leave-request.ts';
import { logoutMutation } from './session.ts';

/**
 * Signs out, and only then discards unsaved work. Reloads the document, so that no data of the session stay in memory.
 */
export function useLogout(): { isPending: boolean; leave: () => void } {
  const { mutate, isPending } = useMutation({
    ...logoutMutation,
    onSuccess: () => {
      dropUnsavedWork();
      location.replace(adminAddresses.login);
    },
    onError: (error) => console.error('Logout failed', error),
  });
  return { isPending, leave: () => isPending || leaveEditor(unsavedThings(), mutate) };
}
