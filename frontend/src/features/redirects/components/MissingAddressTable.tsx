import { EyeInvisibleOutlined, SwapOutlined } from '@ant-design/icons';
import { Typography } from 'antd';
import type { MissingAddressDto } from '../../../api/generated/model/missingAddressDto';
import type { DataColumn } from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { TwoLineText } from '../../../components/admin/EllipsisText';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { pluralize } from '../../../format-count';
import type { RedirectList } from '../use-redirect-list';

const COLUMNS: DataColumn<MissingAddressDto>[] = [
  {
    title: 'Address',
    card: 'name',
    render: ({ path }) => <TwoLineText text={path} />,
  },
  {
    title: 'Suggested page',
    width: '30%',
    responsive: ['lg'],
    render: ({ suggestion }) => <TwoLineText text={suggestion ?? '-'} muted />,
  },
  {
    title: 'Visits',
    width: 128,
    card: 'text',
    render: ({ visits }) => pluralize(visits, 'visit'),
  },
  {
    title: 'Last seen',
    width: 160,
    card: 'text',
    render: ({ last_seen: last }) => <TimeAgo value={last} />,
  },
];

interface MissingAddressTableProps {
  list: RedirectList;
  onDismiss: (address: MissingAddressDto) => void;
  /** A dialog is open that handles the keys. */
  isAsking: boolean;
}

export function MissingAddressTable({ list, onDismiss, isAsking }: MissingAddressTableProps) {
  const { query, data } = list.missing;
  return (
    <>
      <Typography.Paragraph type="secondary">
        We keep only the address and the number of visits, for 90 days. Bots, files, and addresses
        that attackers try, such as /wp-login.php, are not counted.
      </Typography.Paragraph>
      <DataTable
        label="Addresses visitors did not find"
        query={query}
        rows={data?.addresses}
        rowKey={({ id }) => id}
        rowName={({ path }) => path}
        columns={COLUMNS}
        actions={(address) => [
          {
            title: 'Redirect…',
            words: 'Redirect',
            icon: <SwapOutlined />,
            onClick: () => list.redirect(address),
          },
          { title: 'Dismiss', icon: <EyeInvisibleOutlined />, onClick: () => onDismiss(address) },
        ]}
        list={list}
        total={data?.pagination.total}
        empty={{
          title: 'No addresses found',
          reason: 'Every visitor has found a page in the last 90 days.',
        }}
        errorTitle="We could not load the addresses"
        keys={{ onOpen: list.redirect, disabled: isAsking }}
      />
    </>
  );
}
