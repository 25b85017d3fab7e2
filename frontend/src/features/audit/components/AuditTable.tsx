import { useMemo } from 'react';
import type { AuditEntryDto } from '../../../api/generated/model/auditEntryDto';
import type { DataColumn, TableView } from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { OpenRowButton } from '../../../components/admin/OpenRowButton';
import { useLatest } from '../../../components/admin/use-latest';
import { formatTitle } from '../audit-labels';
import type { useAuditList } from '../hooks/use-audit-list';
import { AUDIT_COLUMNS } from './audit-columns';

interface AuditTableProps {
  list: ReturnType<typeof useAuditList>;
  view: TableView;
}

export function AuditTable({ list, view }: AuditTableProps) {
  const { open } = useLatest({ open: list.open });
  const columns = useMemo<DataColumn<AuditEntryDto>[]>(
    () => [
      {
        title: 'Action',
        card: 'name',
        render: (entry) => (
          <OpenRowButton onClick={() => open(entry)}>{formatTitle(entry)}</OpenRowButton>
        ),
      },
      ...AUDIT_COLUMNS,
    ],
    [open],
  );
  return (
    <DataTable
      label="Audit log"
      query={list.query}
      rows={list.entries}
      rowKey={({ id }) => String(id)}
      rowName={formatTitle}
      columns={columns}
      view={view}
      empty={{
        title: 'Nothing found',
        reason: 'No entry matches the filters.',
        onClear: list.clear,
      }}
      errorTitle="We could not load the audit log"
      keys={{ onOpen: list.open, disabled: Boolean(list.shown || list.isGone || list.failed) }}
    />
  );
}
