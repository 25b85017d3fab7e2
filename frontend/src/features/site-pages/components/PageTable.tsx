import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { ListedPageDto } from '../../../api/generated/model/listedPageDto';
import type { DataColumn, TableView } from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { paths } from '../../../paths';
import { STATES } from '../page-values';
import type { SitePages } from '../use-site-pages';

export const PAGE_COLUMNS: DataColumn<ListedPageDto>[] = [
  { title: 'Title', card: 'name', ellipsis: true, render: ({ title }) => title },
  {
    title: 'Address',
    width: '30%',
    card: 'text',
    ellipsis: true,
    render: ({ slug }) => paths.page(slug),
  },
  {
    title: 'In the footer',
    width: 120,
    optional: true,
    render: ({ isInFooter }) => (isInFooter ? 'Yes' : 'No'),
  },
  {
    title: 'State',
    width: 120,
    card: 'status',
    render: ({ state }) => <ToneBadge tone={STATES[state].tone}>{STATES[state].label}</ToneBadge>,
  },
];

export function PageTable({ list, view }: { list: SitePages; view: TableView }) {
  return (
    <DataTable
      label="Pages"
      query={list.query}
      rows={list.pages}
      rowKey={({ slug }) => slug}
      rowName={({ title }) => title}
      columns={PAGE_COLUMNS}
      actions={(page) => [
        { title: 'Edit', icon: <EditOutlined />, onClick: () => list.openEdited(page) },
        {
          title: 'Delete',
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => list.removal.ask(page),
        },
      ]}
      view={view}
      empty={{
        title: 'No pages yet',
        reason: 'Add privacy, terms and imprint, with texts to start from.',
      }}
      errorTitle="We could not load the pages"
      keys={{ onOpen: list.openEdited }}
    />
  );
}
