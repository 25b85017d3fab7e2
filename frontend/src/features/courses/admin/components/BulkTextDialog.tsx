import { AutoComplete } from 'antd';
import { object } from 'yup';
import { bulkUpdateCoursesLimits as limits } from '../../../../api/generated/limits/bulkUpdateCoursesLimits';
import { FormDialog } from '../../../../components/admin/forms/FormDialog';
import { FormField } from '../../../../components/admin/forms/FormField';
import { text } from '../../../../components/admin/forms/rules';
import { searchBy } from '../../../../components/admin/contains';
import { countOf } from '../../../../words';

interface BulkTextDialogProps {
  open: boolean;
  label: 'Category' | 'Level';
  count: number;
  choices: string[];
  onSave: (value: string | null) => Promise<void>;
  onClose: () => void;
}

const EMPTY = { text: '' };

export function BulkTextDialog(props: BulkTextDialogProps) {
  const { open, label, count, choices, onSave, onClose } = props;
  return (
    <FormDialog<typeof EMPTY>
      open={open}
      title={`${label} of ${countOf(count, 'course')}`}
      draftName={`${label} of courses`}
      initialValues={EMPTY}
      schema={object({ text: text(label, limits.category) })}
      submitLabel="Save Changes"
      width={440}
      onSubmit={({ text: typed }) => onSave(typed.trim() || null)}
      onClose={onClose}
    >
      <FormField name="text" label={label} hint="Left empty, they are as on Thinkific.">
        <AutoComplete
          options={choices.map((value) => ({ value }))}
          showSearch={searchBy('value')}
        />
      </FormField>
    </FormDialog>
  );
}
