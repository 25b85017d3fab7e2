import { array, object, string } from 'yup';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import type { UserDto } from '../../../../api/generated/model/userDto';
import { CheckListField } from '../../../../components/admin/forms/CheckListField';
import { FormDialog } from '../../../../components/admin/forms/FormDialog';
import { useAssignmentChange } from '../hooks/use-assignment-changes';

interface AssignDialogProps {
  open: boolean;
  courses: AdminUdemyCourseDto[];
  staff: UserDto[];
  onAssigned: () => void;
  onClose: () => void;
}

const schema = object({
  assign: array().of(string().defined()).min(1, 'Choose at least one person'),
});

const NOBODY: { assign: string[] } = { assign: [] };

export function AssignDialog(props: AssignDialogProps) {
  const { open, courses, staff, onAssigned, onClose } = props;
  const change = useAssignmentChange();
  const subject = courses.length === 1 ? courses[0]?.title : `${courses.length} courses`;
  const assign = async (people: string[]) => {
    const pairs = courses.flatMap(({ udemy_id }) =>
      people.map((staff_user_id) => ({ udemy_id, staff_user_id })),
    );
    await change({ assign: pairs }, subject ?? '');
    onAssigned();
  };
  return (
    <FormDialog<{ assign: string[] }>
      open={open}
      title={`Assign ${subject} to…`}
      draftName={`staff of ${courses.map(({ udemy_id: id }) => id).join()}`}
      initialValues={NOBODY}
      schema={schema}
      submitLabel="Assign"
      onSubmit={({ assign: people }) => assign(people)}
      onClose={onClose}
    >
      <CheckListField
        name="assign"
        label="Staff"
        searchLabel="Search staff"
        options={staff.map(({ id, name, username }) => ({
          value: id,
          label: name,
          note: username,
        }))}
        empty="There is no active staff yet"
      />
    </FormDialog>
  );
}
