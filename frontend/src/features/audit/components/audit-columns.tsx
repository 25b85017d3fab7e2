import type { AuditLineDto } from '../../../api/generated/model/auditLineDto';
import { ShortDate } from '../../../components/admin/ShortDate';
import type { DataColumn } from '../../../components/admin/table/columns';
import { Line, TwoLines } from '../../../components/admin/table/Lines';
import { changesInWords, personInWords, recordInWords } from '../audit-words';

/** Without the first one, which opens a line. */
export const AUDIT_COLUMNS: DataColumn<AuditLineDto>[] = [
  {
    title: 'Person',
    width: '120px',
    card: 'status',
    render: (line) => <Line text={personInWords(line)} />,
  },
  {
    title: 'Record',
    width: 'minmax(0, 1fr)',
    card: 'text',
    render: (line) => <Line text={recordInWords(line)} />,
  },
  {
    title: 'Changes',
    width: 'minmax(0, 2fr)',
    optional: true,
    render: (line) => <TwoLines text={changesInWords(line)} />,
  },
  {
    title: 'Address',
    width: '136px',
    optional: true,
    wideOnly: true,
    render: ({ address }) => <Line text={address ?? ''} muted />,
  },
  {
    title: 'When',
    width: '184px',
    card: 'actions',
    render: ({ at }) => <ShortDate value={at} withTime />,
  },
];
