import { Select } from 'antd';
import { ListToolbar } from '../../../components/admin/ListToolbar';
import { SearchField } from '../../../components/admin/SearchField';
import type { useTableView } from '../../../components/admin/use-table-view';
import type { useUserList } from '../hooks/use-user-list';
import { ROLE_OPTIONS, STATE_OPTIONS } from '../user-options';
import { USER_COLUMNS } from './UserTable';

interface UserFiltersProps {
  list: ReturnType<typeof useUserList>;
  tools: ReturnType<typeof useTableView>;
}

export function UserFilters({ list, tools }: UserFiltersProps) {
  return (
    <ListToolbar
      search={
        <div role="search">
          <SearchField
            label="Search users"
            placeholder="Search by name or email..."
            value={list.search}
            onChange={list.setSearch}
          />
        </div>
      }
      filters={
        <>
          <Select
            style={{ minWidth: 160 }}
            aria-label="Filter users"
            options={[{ value: '', label: 'All Roles' }, ...ROLE_OPTIONS]}
            value={list.role}
            onChange={(role) => list.choose({ role })}
          />
          <Select
            style={{ minWidth: 160 }}
            aria-label="Status"
            options={[{ value: '', label: 'Active and inactive' }, ...STATE_OPTIONS]}
            value={list.state}
            onChange={(state) => list.choose({ state })}
          />
        </>
      }
      activeFilters={[list.role, list.state].filter(Boolean).length}
      columns={USER_COLUMNS}
      sorting={list.sorting}
      tools={tools}
    />
  );
}
