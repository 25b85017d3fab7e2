import { Select } from 'antd';
import { useGetAuditFilters } from '../../../api/generated/audit/audit';
import { DayRange } from '../../../components/admin/DayRange';
import { ListToolbar } from '../../../components/admin/ListToolbar';
import type { useTableView } from '../../../components/admin/use-table-view';
import { formatAction, OBJECTS } from '../audit-labels';
import type { useAuditList } from '../hooks/use-audit-list';
import { AUDIT_COLUMNS } from './audit-columns';

interface AuditFiltersProps {
  list: ReturnType<typeof useAuditList>;
  tools: ReturnType<typeof useTableView>;
}

const RECORDS = [
  { value: '', label: 'All records' },
  ...Object.entries(OBJECTS).map(([value, label]) => ({ value, label })),
];

export function AuditFilters({ list, tools }: AuditFiltersProps) {
  const { data } = useGetAuditFilters();
  const { person, action, object, from, to } = list.state;
  const people = [
    { value: '', label: 'Everyone' },
    { value: 'none', label: 'Not signed in' },
    ...(data?.people ?? []).map(({ id, username }) => ({
      value: id ?? '',
      label: username ?? 'Unknown',
    })),
  ];
  const actions = [
    { value: '', label: 'All actions' },
    ...(data?.actions ?? []).map((value) => ({ value, label: formatAction(value) })),
  ];
  const selectOf = (
    name: string,
    filter: 'object' | 'person' | 'action',
    options: typeof RECORDS,
  ) => (
    <Select
      aria-label={name}
      style={{ minWidth: 152 }}
      options={options}
      value={list.state[filter]}
      onChange={(value) => list.choose({ [filter]: value, ...(filter === 'object' && { id: '' }) })}
    />
  );
  return (
    <ListToolbar
      filters={
        <>
          {selectOf('Record', 'object', RECORDS)}
          {selectOf('Person', 'person', people)}
          {selectOf('Action', 'action', actions)}
          <DayRange from={from} to={to} error={list.query.error} onChange={list.choose} />
        </>
      }
      activeFilters={[object, person, action, from, to].filter(Boolean).length}
      columns={AUDIT_COLUMNS}
      tools={tools}
    />
  );
}
