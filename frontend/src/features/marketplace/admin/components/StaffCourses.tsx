import { Button, Typography } from 'antd';
import type { UserDto } from '../../../../api/generated/model/userDto';
import { useListStaffCourses } from '../../../../api/generated/marketplace-admin/marketplace-admin';

interface StaffCoursesProps {
  user: UserDto;
  onOpen: () => void;
}

export function StaffCourses({ user, onOpen }: StaffCoursesProps) {
  const { data } = useListStaffCourses();
  if (user.role !== 'staff')
    return (
      <Typography.Text type="secondary" data-nothing>
        -
      </Typography.Text>
    );
  const { titles = [], count = 0 } = data?.find(({ staff_user_id: id }) => id === user.id) ?? {};
  const more = count - titles.length;
  return (
    <Button
      type="text"
      block
      style={{ display: 'flex', justifyContent: 'flex-start', paddingInline: 0 }}
      aria-description={`Courses of ${user.name}`}
      title={titles.join(', ')}
      onClick={onOpen}
    >
      <Typography.Text ellipsis>{titles.join(', ') || 'Assign courses'}</Typography.Text>
      {more > 0 && <Typography.Text type="secondary">+{more}</Typography.Text>}
    </Button>
  );
}
