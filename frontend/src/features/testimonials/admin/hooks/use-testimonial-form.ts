import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../../api/api-error';
import {
  getGetAdminTestimonialQueryKey,
  useCreateTestimonial,
  useUpdateTestimonial,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshTestimonials } from './refresh-testimonials';

/** Whoever edits an outdated version is told (412) while the newer one is fetched; saving again replaces it. */
export function useTestimonialForm() {
  const queryClient = useQueryClient();
  const outcome = (success: string, failure: string) => ({
    mutation: {
      onSuccess: async () => {
        toast({ title: success });
        await refreshTestimonials(queryClient);
      },
      onError: async (error: ApiError, variables: object) => {
        toastFailure(failure, error);
        if (!('id' in variables) || ![404, 412].includes(error.status)) return;
        const queryKey = getGetAdminTestimonialQueryKey(String(variables.id));
        await queryClient.invalidateQueries({ queryKey });
        await refreshTestimonials(queryClient);
      },
    },
  });
  return {
    create: useCreateTestimonial(
      outcome('Testimonial created successfully', 'Failed to create testimonial'),
    ),
    update: useUpdateTestimonial(
      outcome('Testimonial updated successfully', 'Failed to update testimonial'),
    ),
  };
}
