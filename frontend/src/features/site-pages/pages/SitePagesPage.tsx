import { PlusOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { ListToolbar } from '../../../components/admin/ListToolbar';
import { MenuButton } from '../../../components/admin/MenuButton';
import { PageHeader } from '../../../components/admin/PageHeader';
import { useTableView } from '../../../components/admin/use-table-view';
import { adminPaths } from '../../../paths';
import { PageDialogs } from '../components/PageDialogs';
import { PAGE_COLUMNS, PageTable } from '../components/PageTable';
import { useSitePages, type SitePages } from '../use-site-pages';

export default function SitePagesPage() {
  const list = useSitePages();
  const tools = useTableView('pages');
  const isPublished = list.pages?.every(({ state }) => state === 'published') ?? true;
  return (
    <>
      <PageHeader
        title="Pages"
        subtitle="Privacy, terms, imprint and other texts of the public site"
        actions={
          <MenuButton
            type="primary"
            icon={<PlusOutlined aria-hidden="true" />}
            items={menuItems(list)}
          >
            Add Page
          </MenuButton>
        }
      />
      {!isPublished && (
        <Alert
          type="info"
          role="none"
          style={{ marginBottom: 16 }}
          title={
            <>
              Visitors do not see all of these texts yet. Preview and publish them under{' '}
              <Link to={adminPaths.site}>Settings → Site</Link>.
            </>
          }
        />
      )}
      <ListToolbar columns={PAGE_COLUMNS} tools={tools} />
      <PageTable list={list} view={tools.view} />
      <PageDialogs list={list} />
    </>
  );
}

function menuItems({ suggestions = [], pages = [], openNew }: SitePages) {
  const missing = suggestions.filter(({ slug }) => pages.every((page) => page.slug !== slug));
  return [
    { key: 'empty', label: 'Empty page', onClick: () => openNew() },
    ...(missing.length > 0
      ? [
          {
            key: 'ours',
            type: 'group' as const,
            label: 'Start with our text',
            children: missing.map(({ slug, title }) => ({
              key: slug,
              label: title,
              onClick: () => openNew(slug),
            })),
          },
        ]
      : []),
  ];
}
