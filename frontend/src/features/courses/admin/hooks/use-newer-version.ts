import { useQueryClient } from '@tanstack/react-query';
import type { FormikHelpers } from 'formik';
import {
  getAdminCourse,
  getGetAdminCourseQueryKey,
} from '../../../../api/generated/courses-admin/courses-admin';
import { meetNewerVersion } from '../../../../components/admin/forms/newer-version';
import { toCourseTexts, type CourseForm } from '../forms/course-texts';
import { courseCardsKey } from './use-course-cards';

export function useNewerVersion() {
  const queryClient = useQueryClient();
  return (id: number, error: unknown, form: Pick<FormikHelpers<CourseForm>, 'setValues'>) =>
    meetNewerVersion(error, form, {
      read: async () => {
        const theirs = await getAdminCourse(id);
        queryClient.setQueryData(getGetAdminCourseQueryKey(id), theirs);
        void queryClient.invalidateQueries({ queryKey: courseCardsKey });
        return theirs;
      },
      toValues: toCourseTexts,
      failure: 'Failed to save changes',
    });
}
