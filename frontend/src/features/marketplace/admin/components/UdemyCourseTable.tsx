import type { UseQueryResult } from '@tanstack/react-query';
import { useListUsers } from '../../../../api/generated/users/users';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import type { UserDto } from '../../../../api/generated/model/userDto';
import { DataTable, type DataColumn } from '../../../../components/admin/DataTable';
import { VisibilitySwitch } from '../../../courses/admin';
import { PriceBadge } from '../../components/PriceBadge';
import type { StaffAssignments } from '../hooks/use-staff-assignments';
import { activeStaff } from '../udemy-course-list';
import { AssignedStaff } from './AssignedStaff';
import { AssignStaff } from './AssignStaff';
import { UdemyCourseTitle } from './UdemyCourseTitle';

interface UdemyCourseTableProps {
  query: UseQueryResult<AdminUdemyCourseDto[], unknown>;
  courses: AdminUdemyCourseDto[];
  assignments: StaffAssignments;
  onSetVisible: (id: string, visible: boolean) => void;
}

const NO_STAFF: UserDto[] = [];

export function UdemyCourseTable(props: UdemyCourseTableProps) {
  const { query, courses, assignments, onSetVisible } = props;
  const { data: staff = NO_STAFF } = useListUsers(
    { role: 'staff' },
    { query: { select: activeStaff } },
  );
  const columns: DataColumn<AdminUdemyCourseDto>[] = [
    { title: 'Course Title', render: (course) => <UdemyCourseTitle course={course} /> },
    { title: 'Type', fit: true, render: ({ is_paid: isPaid }) => <PriceBadge isPaid={isPaid} /> },
    {
      title: 'Visible',
      fit: true,
      render: (course) => (
        <VisibilitySwitch
          title={course.title}
          isVisible={course.is_visible}
          goneFrom={course.removed_at && 'Udemy'}
          onSet={(visible) => onSetVisible(course.udemy_id, visible)}
        />
      ),
    },
    {
      title: 'Assigned Staff',
      render: (course) => (
        <AssignedStaff
          course={course}
          onUnassign={(staffId) => assignments.unassign(course.udemy_id, staffId)}
        />
      ),
    },
    {
      title: 'Actions',
      render: (course) => (
        <AssignStaff
          course={course}
          staff={staff}
          onAssign={(staffId) => assignments.assign(course.udemy_id, staffId)}
        />
      ),
    },
  ];
  return (
    <DataTable
      label="Udemy courses"
      query={query}
      rows={() => courses}
      rowKey={({ udemy_id: id }) => id}
      columns={columns}
      empty="No Udemy courses match your filters."
      errorTitle="We could not load the Udemy courses"
    />
  );
}
