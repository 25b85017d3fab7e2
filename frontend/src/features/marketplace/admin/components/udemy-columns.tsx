import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import type { UserDto } from '../../../../api/generated/model/userDto';
import { ALPHABETICAL, ordersOf, type DataColumn } from '../../../../components/admin/data-columns';
import { VisibilitySwitch } from '../../../courses/admin';
import { PriceBadge } from '../../components/PriceBadge';
import type { useStaffAssignment } from '../hooks/use-staff-assignment';
import { AssignedStaff } from './AssignedStaff';
import { AssignStaff } from './AssignStaff';
import { UdemyCourseTitle } from './UdemyCourseTitle';

interface UdemyHandlers {
  staff: UserDto[];
  onAssign: ReturnType<typeof useStaffAssignment>;
  onSetVisible: (wanted: { id: string; title: string; visible: boolean }) => void;
  onHistory: (course: AdminUdemyCourseDto) => void;
  onPromotion: (course: AdminUdemyCourseDto) => void;
}

export function udemyColumns(handlers: UdemyHandlers): DataColumn<AdminUdemyCourseDto>[] {
  const { staff, onAssign, onSetVisible, onHistory, onPromotion } = handlers;
  return [
    {
      title: 'Course Title',
      card: 'name',
      orders: ordersOf('title', ALPHABETICAL),
      render: (course) => (
        <UdemyCourseTitle course={course} onHistory={onHistory} onPromotion={onPromotion} />
      ),
    },
    {
      title: 'Type',
      width: 88,
      card: 'status',
      optional: true,
      orders: ordersOf('type', ['free first', 'paid first']),
      render: ({ is_paid: isPaid, price_text: price }) => (
        <PriceBadge isPaid={isPaid} price={price} />
      ),
    },
    {
      title: 'Visible',
      width: 140,
      card: 'text',
      orders: ordersOf('visible', ['visible first', 'hidden first']),
      render: (course) => (
        <VisibilitySwitch
          id={course.udemy_id}
          title={course.title}
          isVisible={course.is_visible}
          goneNote={course.removed_at && `gone-${course.udemy_id}`}
          onSet={(visible) => onSetVisible({ id: course.udemy_id, title: course.title, visible })}
        />
      ),
    },
    {
      title: 'Assigned Staff',
      card: 'text',
      orders: ordersOf('staff', ['fewest first', 'most first'], 'descending'),
      render: (course) => (
        <AssignedStaff
          course={course}
          onUnassign={(person) => onAssign({ isAssigning: false, course, person })}
        />
      ),
    },
    {
      title: 'Actions',
      width: 264,
      card: 'text',
      render: (course) => (
        <AssignStaff
          course={course}
          staff={staff}
          onAssign={(person) => onAssign({ isAssigning: true, course, person })}
        />
      ),
    },
  ];
}
