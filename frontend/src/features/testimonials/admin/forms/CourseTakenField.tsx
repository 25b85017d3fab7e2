import { AutoComplete } from 'antd';
import { searchBy } from '../../../../components/admin/contains';
import { FormField } from '../../../../components/admin/forms/FormField';
import { useCourseCards } from '../../../courses/admin';
import { STORY_LABELS } from '../story-labels';

/** Suggests the courses that match; other titles can be typed. */
export function CourseTakenField() {
  const { data = [] } = useCourseCards();
  const titles = new Set(data.map(({ display_title: title }) => title));
  return (
    <FormField name="courseTaken" label={STORY_LABELS.courseTaken} required>
      <AutoComplete
        virtual
        options={[...titles].map((value) => ({ value }))}
        showSearch={searchBy('value')}
      />
    </FormField>
  );
}
