import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { PageHeader } from '../../../components/admin/PageHeader';
import { ListToolbar } from '../../../components/admin/ListToolbar';
import { useTableView } from '../../../components/admin/use-table-view';
import { ApiKeyDialogs } from './ApiKeyDialogs';
import { ApiKeyTable, KEY_COLUMNS } from './ApiKeyTable';
import { useApiKeys } from './use-api-keys';

export default function ApiKeysPage() {
  const list = useApiKeys();
  const tools = useTableView('api-keys');
  return (
    <>
      <PageHeader
        title="API Keys"
        subtitle="Access to the API for other programs"
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={list.openForm}>
            New Key
          </Button>
        }
      />
      <ListToolbar columns={KEY_COLUMNS} tools={tools} />
      <ApiKeyTable list={list} view={tools.view} />
      <ApiKeyDialogs list={list} />
    </>
  );
}
