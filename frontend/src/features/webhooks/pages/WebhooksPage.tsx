import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { PageHeader } from '../../../components/admin/PageHeader';
import { ListToolbar } from '../../../components/admin/ListToolbar';
import { useTableView } from '../../../components/admin/use-table-view';
import { DeliveriesDrawer } from '../components/DeliveriesDrawer';
import { EndpointDialogs } from '../components/EndpointDialogs';
import { ENDPOINT_COLUMNS, EndpointTable } from '../components/EndpointTable';
import { useWebhooks } from '../use-webhooks';

export default function WebhooksPage() {
  const list = useWebhooks();
  const tools = useTableView('webhooks');
  return (
    <>
      <PageHeader
        title="Webhooks"
        subtitle="Programs that receive events from this site"
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={list.openForm}>
            Add Endpoint
          </Button>
        }
      />
      <ListToolbar columns={ENDPOINT_COLUMNS} tools={tools} />
      <EndpointTable list={list} view={tools.view} />
      <DeliveriesDrawer endpoint={list.watched} onClose={list.closeDialog} />
      <EndpointDialogs list={list} />
    </>
  );
}
