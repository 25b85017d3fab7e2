import { useState } from 'react';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { SelectionBar } from '../../../../components/admin/table/SelectionBar';
import { useActiveStaff } from '../hooks/use-active-staff';
import { AssignDialog } from './AssignDialog';

interface SelectedCoursesProps {
  courses: AdminUdemyCourseDto[];
  onClear: () => void;
}

/** What can be done to the courses that are selected. */
export function SelectedCourses({ courses, onClear }: SelectedCoursesProps) {
  // Those that the dialog names, whatever is selected while it closes.
  const [assigned, setAssigned] = useState(courses);
  const [isOpen, setOpen] = useState(false);
  const staff = useActiveStaff();
  const open = () => {
    setAssigned(courses);
    setOpen(true);
  };
  return (
    <>
      <SelectionBar
        label="Selected courses"
        count={courses.length}
        deeds={[{ title: 'Assign to…', onClick: open }]}
        onClear={onClear}
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
