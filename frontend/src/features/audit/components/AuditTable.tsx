import type { AuditLineDto } from '../../../api/generated/model/auditLineDto';
import type { DataColumn, TableView } from '../../../components/admin/table/columns';
import { DataTable } from '../../../components/admin/table/DataTable';
import { ListEmpty } from '../../../components/admin/table/ListEmpty';
import { OpenRow } from '../../../components/admin/table/OpenRow';
import { actInWords } from '../audit-words';
import type { useAuditList } from '../hooks/use-audit-list';
import { AUDIT_COLUMNS } from './audit-columns';

interface AuditTableProps {
  list: ReturnType<typeof useAuditList>;
  view: TableView;
}

export function AuditTable({ list, view }: AuditTableProps) {
  const act: DataColumn<AuditLineDto> = {
    title: 'Act',
    width: 'minmax(0, 1fr)',
    card: 'name',
    render: (line) => <OpenRow onClick={() => list.open(line)}>{actInWords(line.act)}</OpenRow>,
  };
  return (
    <DataTable
      label="Audit log"
      query={list.query}
      rows={list.lines}
      rowKey={({ id }) => String(id)}
      columns={[act, ...AUDIT_COLUMNS]}
      view={view}
      empty={
        <ListEmpty title="Nothing found" onClear={list.clear}>
          Nobody has done such a thing on these days, as far as the log goes back.
        </ListEmpty>
      }
      errorTitle="We could not load the audit log"
      keys={{ onOpen: list.open, disabled: list.shown !== undefined }}
    />
  );
}
