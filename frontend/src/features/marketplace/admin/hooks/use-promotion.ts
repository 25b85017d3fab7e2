import { useQueryClient } from '@tanstack/react-query';
import { useSetUdemyPromotion } from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { toastError } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshUdemyCourses } from './refresh-udemy-courses';

export function usePromotion() {
  const queryClient = useQueryClient();
  return useSetUdemyPromotion({
    mutation: {
      onSuccess: async ({ title }) => {
        toast({ title: 'Coupons saved', description: `Links to ${title} are up to date` });
        await refreshUdemyCourses(queryClient);
      },
      onError: toastError('Failed to save the coupons'),
    },
  });
}
