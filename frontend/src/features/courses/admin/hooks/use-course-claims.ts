import { useQueryClient } from '@tanstack/react-query';
import { useSetCourseClaims } from '../../../../api/generated/courses-admin/courses-admin';
import { getGetNeedsQueryKey } from '../../../../api/generated/stats/stats';
import { useUndoToast } from '../../../../components/admin/undo';
import { toastError } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshCourses } from './refresh-courses';

interface ClaimsChange {
  id: number;
  title: string;
  follow: boolean;
  isUndo?: boolean;
}

/** Lets the page of a course promise only what Thinkific gives, or what the site says. */
export function useCourseClaims() {
  const queryClient = useQueryClient();
  const offerUndo = useUndoToast();
  const { mutateAsync, isPending } = useSetCourseClaims({
    mutation: {
      onSuccess: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: getGetNeedsQueryKey() }),
          refreshCourses(queryClient),
        ]),
      onError: toastError('Failed to update the course page'),
    },
  });
  const set = ({ id, title, follow, isUndo }: ClaimsChange) => {
    const saved = ({ claims_certificate: claims }: { claims_certificate: boolean }) => {
      const what = claims ? 'promises a certificate' : 'promises no certificate';
      const message = { title: 'Course page updated', description: `${title} ${what}` };
      if (isUndo) toast(message);
      else offerUndo(message, () => set({ id, title, follow: !follow, isUndo: true }));
    };
    mutateAsync({ id, data: { follow } }).then(saved, () => undefined);
  };
  return { set, isPending };
}
