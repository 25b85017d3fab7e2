import type { AuditEntryDto } from '../../../api/generated/model/auditEntryDto';
import { ShortDate } from '../../../components/admin/ShortDate';
import type { DataColumn } from '../../../components/admin/data-columns';
import { TwoLineText } from '../../../components/admin/EllipsisText';
import { formatChanges, formatPerson, formatRecord } from '../audit-labels';

export const AUDIT_COLUMNS: DataColumn<AuditEntryDto>[] = [
  {
    title: 'Person',
    width: 140,
    card: 'status',
    ellipsis: true,
    render: (entry) => formatPerson(entry),
  },
  {
    title: 'Record',
    card: 'text',
    ellipsis: true,
    render: (entry) => formatRecord(entry),
  },
  {
    title: 'Changes',
    width: '26%',
    optional: true,
    render: (entry) => <TwoLineText text={formatChanges(entry)} />,
  },
  {
    title: 'Address',
    width: 136,
    optional: true,
    ellipsis: true,
    responsive: ['xxl'],
    render: ({ address }) => address,
  },
  {
    title: 'When',
    width: 184,
    card: 'text',
    render: ({ at }) => <ShortDate value={at} withTime />,
  },
];
