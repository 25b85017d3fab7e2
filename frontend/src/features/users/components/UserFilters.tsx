import { Select } from 'antd';
import { besideControl } from '../../../components/admin/popup';
import { SearchField } from '../../../components/admin/SearchField';
import { ROLE_OPTIONS } from '../role-options';
import styles from './UserFilters.module.css';

interface UserFiltersProps {
  search: string;
  /** Empty for all roles. */
  role: string;
  onSearch: (search: string) => void;
  onRole: (role: string) => void;
}

const OPTIONS = [{ value: '', label: 'All Roles' }, ...ROLE_OPTIONS];

export function UserFilters({ search, role, onSearch, onRole }: UserFiltersProps) {
  return (
    <div className={styles.filters} role="search">
      <SearchField
        label="Search users"
        placeholder="Search by name or email..."
        value={search}
        onChange={onSearch}
      />
      <Select
        aria-label="Filter users"
        getPopupContainer={besideControl}
        options={OPTIONS}
        value={role}
        onChange={onRole}
      />
    </div>
  );
}
