import { AutoComplete } from 'antd';
import { object } from 'yup';
import { bulkUpdateCoursesLimits as limits } from '../../../../api/generated/limits/bulkUpdateCoursesLimits';
import { FormDialog } from '../../../../components/admin/forms/FormDialog';
import { FormField } from '../../../../components/admin/forms/FormField';
import { text } from '../../../../components/admin/forms/rules';
import { searchBy } from '../../../../components/admin/contains';
import { pluralize } from '../../../../format-count';
import { COURSE_FIELDS } from '../../../../course-fields';
import type { CourseRow } from '../course-row';
import type { useBulkUpdate } from '../hooks/use-bulk-update';

interface BulkTextDialogProps {
  open: boolean;
  field: 'category' | 'level';
  courses: CourseRow[];
  choices: string[];
  update: ReturnType<typeof useBulkUpdate>;
  onClose: () => void;
}

const EMPTY = { text: '' };

export function BulkTextDialog(props: BulkTextDialogProps) {
  const { open, field, courses, choices, update, onClose } = props;
  const { label } = COURSE_FIELDS[field];
  return (
    <FormDialog<typeof EMPTY>
      open={open}
      title={`${label} of ${pluralize(courses.length, 'course')}`}
      draftName={`${label} of courses`}
      initialValues={EMPTY}
      schema={object({ text: text(label, limits.category) })}
      submitLabel="Save Changes"
      width={440}
      onSubmit={({ text: typed }) =>
        update.mutateAsync({
          courses,
          change: { field, value: typed.trim() || null, result: `with a new ${field}` },
        })
      }
      onClose={onClose}
    >
      <FormField name="text" label={label} hint="Leave empty to use the values of Thinkific.">
        <AutoComplete
          options={choices.map((value) => ({ value }))}
          showSearch={searchBy('value')}
        />
      </FormField>
    </FormDialog>
  );
}
