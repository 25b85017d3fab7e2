import { useQueryClient } from '@tanstack/react-query';
import type { FormikHelpers } from 'formik';
import { ApiError } from '../../../../api/api-error';
import {
  getAdminCourse,
  getGetAdminCoursePageQueryKey,
  getGetAdminCourseQueryKey,
} from '../../../../api/generated/courses-admin/courses-admin';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { mergeTexts, textsOf, toCourseTexts, type CourseForm } from '../forms/course-texts';
import { isOutdated } from './use-override-mutations';

/** Puts somebody else's version beside ours, to choose from; what one side alone changed is taken at first. */
export function useNewerVersion() {
  const queryClient = useQueryClient();
  return async (id: number, error: unknown, form: Pick<FormikHelpers<CourseForm>, 'setValues'>) => {
    if (!(error instanceof ApiError && isOutdated(error))) return;
    try {
      const theirs = await getAdminCourse(id);
      queryClient.setQueryData(getGetAdminCourseQueryKey(id), theirs);
      void queryClient.invalidateQueries({ queryKey: getGetAdminCoursePageQueryKey() });
      await form.setValues((values) => toConflict(values, theirs), false);
    } catch (failure) {
      toastFailure('Failed to save changes', failure);
    }
  };
}

function toConflict(form: CourseForm, theirs: AdminCourseDto): CourseForm {
  const mine = textsOf(form);
  const merged = mergeTexts(toCourseTexts(form.base), mine, toCourseTexts(theirs));
  return { ...merged, base: theirs, mine };
}
