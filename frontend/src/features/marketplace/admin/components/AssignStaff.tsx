import { Button, Flex, type RefSelectProps, Select } from 'antd';
import { useMemo, useRef, useState } from 'react';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import type { UserDto } from '../../../../api/generated/model/userDto';
import { searchBy } from '../../../../components/admin/contains';
import { assignableStaff } from '../udemy-course-list';

interface AssignStaffProps {
  course: AdminUdemyCourseDto;
  staff: UserDto[];
  onAssign: (person: UserDto) => Promise<boolean>;
}

export function AssignStaff({ course, staff, onAssign }: AssignStaffProps) {
  const { title, removed_at: removedAt } = course;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const select = useRef<RefSelectProps>(null);
  const assignable = useMemo(() => assignableStaff(staff, course), [staff, course]);
  const choice = assignable.find(({ id }) => id === chosen);
  const add = async () => {
    if (!choice) return;
    setAdding(true);
    const added = await onAssign(choice);
    setAdding(false);
    if (!added) return;
    setChosen(null);
    // The button is disabled now and loses the focus.
    select.current?.focus();
  };
  return (
    <Flex gap={8}>
      <Select
        ref={select}
        style={{ flex: 1, minWidth: 0 }}
        aria-label={`Staff for ${title}`}
        placeholder="Select staff"
        showSearch={searchBy('label')}
        options={assignable.map(({ id, name }) => ({ value: id, label: name }))}
        value={choice?.id ?? null}
        disabled={removedAt !== null}
        notFoundContent="No staff left to assign"
        onChange={setChosen}
      />
      <Button
        aria-label={`Add staff to ${title}`}
        disabled={!choice}
        loading={isAdding}
        onClick={() => void add()}
      >
        Add
      </Button>
    </Flex>
  );
}
