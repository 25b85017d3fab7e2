import { ChoiceField } from '../../../../components/admin/forms/ChoiceField';
import { useCourseCards } from '../../../courses/admin';
import { STORY_LABELS } from '../story-labels';

/** Suggests the courses that match; other titles can be typed. */
export function CourseTakenField() {
  const { data = [] } = useCourseCards();
  const titles = data.map(({ display_title: title }) => title);
  return (
    <ChoiceField
      name="courseTaken"
      label={STORY_LABELS.courseTaken}
      choices={[...new Set(titles)]}
      required
    />
  );
}
