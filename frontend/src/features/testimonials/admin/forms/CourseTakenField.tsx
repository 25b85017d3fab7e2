import { keepPreviousData } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useDebounce } from 'use-debounce';
import { useGetAdminCoursePage } from '../../../../api/generated/courses-admin/courses-admin';
import { ChoiceField } from '../../../../components/admin/forms/ChoiceField';
import { STORY_LABELS } from '../story-labels';
import type { TestimonialValues } from './testimonial-values';

/** Offers the courses that match; stories of other courses may be typed. */
export function CourseTakenField() {
  const { courseTaken } = useFormikContext<TestimonialValues>().values;
  const [search] = useDebounce(courseTaken.trim(), 200);
  const { data } = useGetAdminCoursePage(
    { page: 1, limit: 20, ...(search && { search }) },
    { query: { placeholderData: keepPreviousData } },
  );
  const titles = data?.courses.map(({ display_title: title }) => title) ?? [];
  return (
    <ChoiceField
      name="courseTaken"
      label={STORY_LABELS.courseTaken}
      choices={[...new Set(titles)]}
      required
    />
  );
}
