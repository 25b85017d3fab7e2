import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import type { UserDto } from '../../../../api/generated/model/userDto';
import {
  ALPHABETICAL,
  ordersOf,
  type DataColumn,
} from '../../../../components/admin/table/columns';
import { VisibilitySwitch } from '../../../courses/admin';
import { PriceBadge } from '../../components/PriceBadge';
import type { StaffAssignments } from '../hooks/use-staff-assignments';
import { AssignedStaff } from './AssignedStaff';
import { AssignStaff } from './AssignStaff';
import { UdemyCourseTitle } from './UdemyCourseTitle';

interface UdemyHandlers {
  staff: UserDto[];
  assignments: StaffAssignments;
  onSetVisible: (course: { id: string; title: string }, visible: boolean) => void;
  onHistory: (course: AdminUdemyCourseDto) => void;
}

export function udemyColumns(handlers: UdemyHandlers): DataColumn<AdminUdemyCourseDto>[] {
  const { staff, assignments, onSetVisible, onHistory } = handlers;
  return [
    {
      title: 'Course Title',
      width: 'minmax(0, 1.3fr)',
      card: 'name',
      orders: ordersOf('title', ALPHABETICAL),
      render: (course) => <UdemyCourseTitle course={course} onHistory={onHistory} />,
    },
    {
      title: 'Type',
      width: '4.75rem',
      card: 'status',
      optional: true,
      orders: ordersOf('type', ['free first', 'paid first']),
      render: ({ is_paid: isPaid }) => <PriceBadge isPaid={isPaid} />,
    },
    {
      title: 'Visible',
      width: 'calc(52px + 4.5rem)',
      card: 'text',
      orders: ordersOf('visible', ['visible first', 'hidden first']),
      render: (course) => (
        <VisibilitySwitch
          title={course.title}
          isVisible={course.is_visible}
          goneNote={course.removed_at && `gone-${course.udemy_id}`}
          onSet={(visible) => onSetVisible({ id: course.udemy_id, title: course.title }, visible)}
        />
      ),
    },
    {
      title: 'Assigned Staff',
      width: 'minmax(0, 1fr)',
      card: 'text',
      orders: ordersOf('staff', ['fewest first', 'most first'], 'descending'),
      render: (course) => (
        <AssignedStaff
          course={course}
          onUnassign={(person) => assignments.unassign(course, person)}
        />
      ),
    },
    {
      title: 'Actions',
      width: '264px',
      card: 'actions',
      render: (course) => (
        <AssignStaff
          course={course}
          staff={staff}
          onAssign={(person) => assignments.assign(course, person)}
        />
      ),
    },
  ];
}
