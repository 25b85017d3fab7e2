import { useQueryClient } from '@tanstack/react-query';
import type { FormikHelpers } from 'formik';
import type { ApiError } from '../../../../api/api-error';
import {
  getAdminTestimonial,
  getGetAdminTestimonialQueryKey,
  useCreateTestimonial,
  useUpdateTestimonial,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { loadConflict } from '../../../../components/admin/forms/load-conflict';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { toTestimonialValues, type TestimonialForm } from '../forms/testimonial-values';
import { formKeyOf, refreshTestimonials } from './refresh-testimonials';

const NOT_SAVED = 'Failed to update testimonial';

/** The dialog handles conflicts (412). */
export function useTestimonialForm() {
  const queryClient = useQueryClient();
  const outcome = (success: string, failure: string) => ({
    mutation: {
      onSuccess: async () => {
        toast({ title: success });
        await refreshTestimonials(queryClient);
      },
      onError: async (error: ApiError, variables: object) => {
        if (error.status === 412) return;
        toastFailure(failure, error);
        if (!('id' in variables) || error.status !== 404) return;
        const queryKey = getGetAdminTestimonialQueryKey(String(variables.id));
        await queryClient.invalidateQueries({ queryKey });
        await refreshTestimonials(queryClient);
      },
    },
  });
  return {
    loadConflict: (
      id: string,
      error: unknown,
      form: Pick<FormikHelpers<TestimonialForm>, 'setValues'>,
    ) =>
      loadConflict(error, form, {
        read: async () => {
          const theirs = await getAdminTestimonial(id);
          queryClient.setQueryData(formKeyOf(id), theirs);
          void refreshTestimonials(queryClient);
          return theirs;
        },
        toValues: toTestimonialValues,
        failure: NOT_SAVED,
      }),
    create: useCreateTestimonial(
      outcome('Testimonial created successfully', 'Failed to create testimonial'),
    ),
    update: useUpdateTestimonial(outcome('Testimonial updated successfully', NOT_SAVED)),
  };
}
