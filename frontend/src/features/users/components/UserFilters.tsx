import { Select } from 'antd';
import { SearchField } from '../../../components/admin/SearchField';
import { ListBar } from '../../../components/admin/ListBar';
import type { useTableView } from '../../../components/admin/table/use-table-view';
import type { useUserList } from '../hooks/use-user-list';
import { ROLE_OPTIONS, STATE_OPTIONS } from '../user-options';
import { USER_COLUMNS } from './user-columns';
import styles from './UserFilters.module.css';

interface UserFiltersProps {
  list: ReturnType<typeof useUserList>;
  tools: ReturnType<typeof useTableView>;
}

const ROLES = [{ value: '', label: 'All Roles' }, ...ROLE_OPTIONS];
const STATES = [{ value: '', label: 'Active and inactive' }, ...STATE_OPTIONS];

export function UserFilters({ list, tools }: UserFiltersProps) {
  const search = (
    <div role="search">
      <SearchField
        label="Search users"
        placeholder="Search by name or email..."
        value={list.search}
        onChange={list.setSearch}
      />
    </div>
  );
  const filters = (
    <>
      <div className={styles.filter}>
        <Select
          aria-label="Filter users"
          options={ROLES}
          value={list.role}
          onChange={(role) => list.choose({ role })}
        />
      </div>
      <div className={styles.filter}>
        <Select
          aria-label="Status"
          options={STATES}
          value={list.state}
          onChange={(state) => list.choose({ state })}
        />
      </div>
    </>
  );
  return (
    <ListBar
      search={search}
      filters={filters}
      inForce={[list.role, list.state].filter(Boolean).length}
      columns={USER_COLUMNS}
      sorting={list.sorting}
      tools={tools}
    />
  );
}
