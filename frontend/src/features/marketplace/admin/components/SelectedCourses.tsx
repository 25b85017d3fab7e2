import { useState } from 'react';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { SelectionBar } from '../../../../components/admin/SelectionBar';
import { pluralize } from '../../../../format-count';
import { useActiveStaff } from '../hooks/use-active-staff';
import { RuleDialog } from '../../../sync';
import { useUdemyRules } from '../hooks/use-udemy-rules';
import { AssignDialog } from './AssignDialog';

interface SelectedCoursesProps {
  courses: AdminUdemyCourseDto[];
  onClear: () => void;
}

export function SelectedCourses({ courses, onClear }: SelectedCoursesProps) {
  // Keeps the courses in the dialog while it closes, whatever is selected by then.
  const [assigned, setAssigned] = useState(courses);
  const [isOpen, setOpen] = useState(false);
  const [isRuling, setRuling] = useState(false);
  const staff = useActiveStaff();
  const rules = useUdemyRules(onClear);
  const open = () => {
    setAssigned(courses);
    setOpen(true);
  };
  return (
    <>
      <SelectionBar
        label="Selected courses"
        count={courses.length}
        actions={[
          { title: 'Assign to…', onClick: open },
          { title: 'Sync rule…', disabled: rules.isPending, onClick: () => setRuling(true) },
        ]}
        onClear={onClear}
      />
      <RuleDialog
        open={isRuling}
        subject={pluralize(courses.length, 'course')}
        present={courses.map(({ sync_rule: rule }) => rule)}
        onChoose={(rule) => rules.mutate({ courses, rule })}
        onClose={() => setRuling(false)}
      />
      <AssignDialog
        open={isOpen}
        courses={assigned}
        staff={staff}
        onAssigned={onClear}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
