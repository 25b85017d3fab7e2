import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { RedirectDto } from '../../../api/generated/model/redirectDto';
import {
  ALPHABETICAL,
  BY_DATE,
  ordersOf,
  type DataColumn,
  type TableView,
} from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { TwoLineText } from '../../../components/admin/EllipsisText';
import { ShortDate } from '../../../components/admin/ShortDate';
import { useHistoryAction } from '../../../components/admin/use-history-action';
import type { RedirectList } from '../use-redirect-list';

export const REDIRECT_COLUMNS: DataColumn<RedirectDto>[] = [
  {
    title: 'Old address',
    card: 'name',
    orders: ordersOf('from', ALPHABETICAL),
    render: ({ from }) => <TwoLineText text={from} />,
  },
  {
    title: 'New address',
    card: 'text',
    render: ({ to }) => <TwoLineText text={to} />,
  },
  {
    title: 'Added',
    width: 128,
    orders: BY_DATE,
    optional: true,
    render: ({ created_at: created }) => <ShortDate value={created} />,
  },
];

interface RedirectTableProps {
  list: RedirectList;
  view: TableView;
  selected: string[];
  onSelect: (ids: string[]) => void;
  onDelete: (redirect: RedirectDto) => void;
  /** A dialog is open that handles the keys. */
  isAsking: boolean;
}

export function RedirectTable(props: RedirectTableProps) {
  const { list, view, selected, onSelect, onDelete, isAsking } = props;
  const historyOf = useHistoryAction('redirect');
  return (
    <DataTable
      label="Redirects"
      query={list.query}
      rows={list.data?.redirects}
      rowKey={({ id }) => id}
      rowName={({ from }) => from}
      columns={REDIRECT_COLUMNS}
      actions={(redirect) => [
        { title: 'Edit', icon: <EditOutlined />, onClick: () => list.edit(redirect) },
        historyOf(redirect.id),
        {
          title: 'Delete',
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => onDelete(redirect),
        },
      ]}
      list={list}
      total={list.data?.pagination.total}
      view={view}
      empty={{
        title: list.clear ? 'No redirects found' : 'No redirects yet',
        reason: list.clear
          ? 'No old or new address contains your search.'
          : 'Add an address of your former site and where it leads now, or import a list.',
        onClear: list.clear,
      }}
      errorTitle="We could not load the redirects"
      keys={{ onOpen: list.edit, onEdit: list.edit, onDelete, disabled: isAsking }}
      selection={{ keys: selected, onChange: onSelect }}
    />
  );
}
