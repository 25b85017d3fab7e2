import { useQueryClient } from '@tanstack/react-query';
import type { FormikHelpers } from 'formik';
import { ApiError } from '../../../../api/api-error';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import {
  getGetAdminTestimonialQueryKey,
  useCreateTestimonial,
  useUpdateTestimonial,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import type { TestimonialValues } from '../forms/testimonial-values';
import { formKeyOf, refreshTestimonials } from './refresh-testimonials';

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
  /** Once it has come. */
  const meetNewerVersion = async (
    id: string,
    error: unknown,
    form: Pick<FormikHelpers<TestimonialValues>, 'setFieldValue'>,
  ) => {
    if (!(error instanceof ApiError && error.status === 412)) return;
    const newer = queryClient.getQueryData<AdminTestimonialDto>(formKeyOf(id));
    if (newer) await form.setFieldValue('etag', newer.etag, false);
  };
  return {
    meetNewerVersion,
    create: useCreateTestimonial(
      outcome('Testimonial created successfully', 'Failed to create testimonial'),
    ),
    update: useUpdateTestimonial(
      outcome('Testimonial updated successfully', 'Failed to update testimonial'),
    ),
  };
}
