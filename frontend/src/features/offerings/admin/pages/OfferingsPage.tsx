import { CalendarOutlined, PlusOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '../../../../components/admin/PageHeader';
import { Loading } from '../../../../components/admin/QueryView';
import { useTableView } from '../../../../components/admin/use-table-view';
import { adminPaths } from '../../../../paths';
import { OfferingDialogs } from '../components/OfferingDialogs';
import { OfferingFilters } from '../components/OfferingFilters';
import { OfferingTable } from '../components/OfferingTable';
import { useOfferingActions } from '../hooks/use-offering-actions';
import { useOfferingList } from '../hooks/use-offering-list';

const OfferingCalendar = lazy(() => import('../components/OfferingCalendar'));

const MODES = [
  { value: 'list', label: 'List', icon: <UnorderedListOutlined aria-hidden="true" /> },
  { value: 'calendar', label: 'Calendar', icon: <CalendarOutlined aria-hidden="true" /> },
];

export default function OfferingsPage() {
  const navigate = useNavigate();
  const list = useOfferingList();
  const tools = useTableView('offerings');
  const actions = useOfferingActions();
  return (
    <>
      <PageHeader
        title="Offerings"
        subtitle="Cohorts, events and meetups with their dates and seats"
        actions={
          <>
            <Segmented
              aria-label="View"
              options={MODES}
              value={list.isCalendar ? 'calendar' : 'list'}
              onChange={list.toggleCalendar}
            />
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={() => void navigate(adminPaths.newOffering)}
            >
              Add Offering
            </Button>
          </>
        }
      />
      <OfferingFilters list={list} tools={tools} />
      {list.isCalendar ? (
        <Suspense fallback={<Loading />}>
          <OfferingCalendar list={list} />
        </Suspense>
      ) : (
        <OfferingTable list={list} view={tools.view} actions={actions} />
      )}
      <OfferingDialogs {...actions} />
    </>
  );
}
