import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormikHelpers } from 'formik';
import type { ApiError } from '../../../../api/api-error';
import {
  deleteCourseOverride,
  getAdminCourse,
  getGetAdminCourseQueryKey,
  saveCourseOverride,
  useKeepCourseOverride,
} from '../../../../api/generated/courses-admin/courses-admin';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import type { SaveCourseOverrideDto } from '../../../../api/generated/model/saveCourseOverrideDto';
import { loadConflict } from '../../../../components/admin/forms/load-conflict';
import { useUndoToast } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { toCourseTexts, toOverride, type CourseForm } from '../forms/course-texts';
import { refreshCourses } from './refresh-courses';
import { courseCardsKey } from './use-course-cards';
import { PLATFORMS } from '../../../sync';

interface Change {
  /** The version that the change was based on. */
  before: AdminCourseDto;
  data: SaveCourseOverrideDto;
}

type Version = Pick<AdminCourseDto, 'thinkific_id' | 'etag'>;

const SAVED = 'Course updated successfully';
const NOT_SAVED = 'Failed to save changes';

/** Each mutation resolves once the list shows the change. The caller handles conflicts (412). */
export function useOverrideMutations() {
  const queryClient = useQueryClient();
  const offerUndo = useUndoToast();
  const fail = (what: string) => (error: ApiError) => {
    if (!isOutdated(error)) toastFailure(NOT_SAVED, error, `${error.message} ${what}`);
  };
  const { mutate: takeBack } = useMutation({
    mutationFn: send,
    onSuccess: async ({ display_title: title }) => {
      toast({ title: SAVED, description: `${title} was restored` });
      await refreshCourses(queryClient);
    },
    onError: (error: ApiError, { before: { display_title: title } }) => {
      const since = `${title} was not restored: someone has saved it since.`;
      toastFailure('Failed to undo', error, isOutdated(error) ? since : error.message);
    },
  });
  const finish = async (description: string, before: AdminCourseDto, after: AdminCourseDto) => {
    const data = toOverride(toCourseTexts(before), before.thinkific_name);
    const recordId = `override ${after.thinkific_id}`;
    offerUndo({ title: SAVED, description }, () => takeBack({ before: after, data }), recordId);
    await refreshCourses(queryClient);
  };
  const save = useMutation({
    mutationFn: send,
    onSuccess: (after, { before }) => finish(`${after.display_title} was saved`, before, after),
    onError: fail('Your changes are still in the form.'),
  });
  const remove = useMutation({
    mutationFn: async ({ thinkific_id: id, etag }: Version) => {
      const before = await getAdminCourse(id);
      await deleteCourseOverride(id, { 'If-Match': etag });
      return { before, after: await getAdminCourse(id) };
    },
    onSuccess: ({ before, after }) =>
      finish(
        `${after.display_title} now shows the values of ${PLATFORMS[after.platform]}`,
        before,
        after,
      ),
    onError: fail('Nothing was removed.'),
  });
  const keep = useKeepCourseOverride({
    mutation: {
      onSuccess: async ({ display_title: title }) => {
        toast({ title: SAVED, description: `${title} keeps your value` });
        await refreshCourses(queryClient);
      },
      onError: fail('Nothing was changed.'),
    },
  });
  return {
    save,
    remove,
    keep,
    /** Removes the override without opening the course, based on the version that the card shows. */
    restore: (course: Version) =>
      remove.mutateAsync(course).catch((error: ApiError) => {
        const since = 'Someone else has saved the course since. Check it again.';
        if (isOutdated(error)) toastFailure(NOT_SAVED, error, since);
        void refreshCourses(queryClient);
      }),
    loadConflict: (
      id: number,
      error: unknown,
      form: Pick<FormikHelpers<CourseForm>, 'setValues'>,
    ) =>
      loadConflict(error, form, {
        read: async () => {
          const theirs = await getAdminCourse(id);
          queryClient.setQueryData(getGetAdminCourseQueryKey(id), theirs);
          void queryClient.invalidateQueries({ queryKey: courseCardsKey });
          return theirs;
        },
        toValues: toCourseTexts,
        failure: NOT_SAVED,
      }),
  };
}

function isOutdated(error: ApiError): boolean {
  return error.status === 412;
}

function send({ before, data }: Change): Promise<AdminCourseDto> {
  return saveCourseOverride(before.thinkific_id, data, { 'If-Match': before.etag });
}
