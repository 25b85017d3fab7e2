import { object } from 'yup';
import { bulkUpdateCoursesLimits as limits } from '../../../../api/generated/limits/bulkUpdateCoursesLimits';
import { ChoiceField } from '../../../../components/admin/forms/ChoiceField';
import { FormDialog } from '../../../../components/admin/forms/FormDialog';
import { text } from '../../../../components/admin/forms/rules';
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
      <ChoiceField
        name="text"
        label={label}
        choices={choices}
        hint="Left empty, they are as on Thinkific."
      />
    </FormDialog>
  );
}
