import { CloseOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';
import { useRef, useState } from 'react';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';

interface AssignedStaffProps {
  course: AdminUdemyCourseDto;
  onUnassign: (person: { id: string; name: string }) => Promise<boolean>;
}

/** Uses its own buttons, because the close icon of an antd tag is not focusable. */
export function AssignedStaff({ course, onUnassign }: AssignedStaffProps) {
  const { title, assigned_staff: staff } = course;
  const [leaving, setLeaving] = useState<string>();
  const cell = useRef<HTMLDivElement>(null);
  const remove = async (id: string, name: string) => {
    setLeaving(id);
    // The focused button disappears with the tag.
    cell.current?.focus();
    await onUnassign({ id, name });
    setLeaving(undefined);
  };
  return (
    <div ref={cell} tabIndex={-1} role="group" aria-label={`Staff assigned to ${title}`}>
      {staff.length === 0 && 'Nobody'}
      <Flex component="ul" wrap gap={4}>
        {staff.map(({ id, staff_user_id: userId, staff_name: name }) => (
          <li key={id} aria-busy={leaving === userId} style={{ maxWidth: '100%' }}>
            <Tag
              color="processing"
              style={{ display: 'flex', alignItems: 'center', maxWidth: '100%' }}
            >
              <span title={name} style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {name}
              </span>
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined aria-hidden="true" />}
                aria-label={`Unassign ${name} from ${title}`}
                disabled={leaving !== undefined}
                onClick={() => void remove(userId, name)}
              />
            </Tag>
          </li>
        ))}
      </Flex>
    </div>
  );
}
