import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../../api/api-error';
import {
  deleteCourseOverride,
  getAdminCourse,
  saveCourseOverride,
  useKeepCourseOverride,
} from '../../../../api/generated/courses-admin/courses-admin';
import type { CourseRow } from '../course-row';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import type { SaveCourseOverrideDto } from '../../../../api/generated/model/saveCourseOverrideDto';
import { useOfferUndo } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { overriddenFields } from '../admin-course';
import { toCourseTexts, toOverride } from '../forms/course-texts';
import { refreshCourses } from './refresh-courses';

interface Change {
  /** The version that it was made over. */
  before: AdminCourseDto;
  data: SaveCourseOverrideDto;
}

const SAVED = 'Course updated successfully';
const NOT_SAVED = 'Failed to save changes';

/** Each is done when the list shows the change; whoever meets a newer version (412) is asked by the dialog. */
export function useOverrideMutations() {
  const queryClient = useQueryClient();
  const offerUndo = useOfferUndo();
  const fail = (what: string) => (error: ApiError) => {
    if (!isOutdated(error)) toastFailure(NOT_SAVED, error, `${error.message} ${what}`);
  };
  const { mutate: takeBack } = useMutation({
    mutationFn: send,
    onSuccess: async ({ display_title: title }) => {
      toast({ title: SAVED, description: `${title} is as it was before` });
      await refreshCourses(queryClient);
    },
    onError: (error: ApiError, { before: { display_title: title } }) => {
      const since = `${title} stays as it is: it has been saved since.`;
      toastFailure('Failed to undo', error, isOutdated(error) ? since : error.message);
    },
  });
  const told = async (description: string, before: AdminCourseDto, after: AdminCourseDto) => {
    const data = toOverride(toCourseTexts(before), before.thinkific_name);
    const about = `override ${after.thinkific_id}`;
    offerUndo({ title: SAVED, description }, () => takeBack({ before: after, data }), about);
    await refreshCourses(queryClient);
  };
  const save = useMutation({
    mutationFn: send,
    onSuccess: (after, { before }) => told(`${after.display_title} was saved`, before, after),
    onError: fail('What you typed is kept.'),
  });
  const remove = useMutation({
    mutationFn: removeOverride,
    onSuccess: async (after, before) => {
      if (after && overriddenFields(after).length === 0) {
        return told(`${after.display_title} is shown as Thinkific has it`, before, after);
      }
      toast({ title: SAVED });
      return refreshCourses(queryClient);
    },
    onError: fail('Nothing was removed.'),
  });
  const restore = useMutation({
    mutationFn: restoreCourse,
    onSuccess: ({ before, after }) =>
      told(`${after.display_title} is shown as Thinkific has it`, before, after),
    onError: (error: ApiError) => {
      const since = 'Somebody else has saved the course since; look at it again.';
      toastFailure(NOT_SAVED, error, isOutdated(error) ? since : error.message);
      void refreshCourses(queryClient);
    },
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
  return { save, remove, restore, keep };
}

function isOutdated(error: ApiError): boolean {
  return error.status === 412;
}

function send({ before, data }: Change): Promise<AdminCourseDto> {
  return saveCourseOverride(before.thinkific_id, data, { 'If-Match': before.etag });
}

/** Answers the course as it is then, if that can be had: somebody may have overridden it anew. */
async function removeOverride(before: AdminCourseDto): Promise<AdminCourseDto | undefined> {
  await deleteCourseOverride(before.thinkific_id, { 'If-Match': before.etag });
  return getAdminCourse(before.thinkific_id).catch(() => undefined);
}

/** Without its dialog: the version that goes is the one that its card shows. */
async function restoreCourse({ thinkific_id: id, etag }: CourseRow) {
  const before = await getAdminCourse(id);
  await deleteCourseOverride(id, { 'If-Match': etag });
  return { before, after: await getAdminCourse(id) };
}
