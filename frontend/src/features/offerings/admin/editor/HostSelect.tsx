import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { useListUsers } from '../../../../api/generated/users/users';

/** The API's largest page; a search finds the others. */
const MOST = 100;

interface HostSelectProps extends SelectProps<string | null> {
  /** The host of the saved offering, who may be on another page or inactive. */
  present: { id: string; name: string } | undefined;
}

export function HostSelect({ present, ...select }: HostSelectProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebounce(typed.trim(), 250);
  const { data, isFetching } = useListUsers({ limit: MOST, ...(search && { search }) });
  const users = (data?.users ?? [])
    .filter(({ is_active: isActive }) => isActive)
    .map(({ id, name }) => ({ value: id, label: name }));
  const isMissing = present && !search && users.every(({ value }) => value !== present.id);
  return (
    <Select
      {...select}
      options={isMissing ? [{ value: present.id, label: present.name }, ...users] : users}
      loading={isFetching}
      allowClear
      placeholder="Nobody"
      showSearch={{ filterOption: false, onSearch: setTyped }}
    />
  );
}
