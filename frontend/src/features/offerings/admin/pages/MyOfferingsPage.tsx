import { useNavigate } from 'react-router-dom';
import { useListMyOfferings } from '../../../../api/generated/offerings-admin/offerings-admin';
import { DataTable } from '../../../../components/admin/DataTable';
import { PageHeader } from '../../../../components/admin/PageHeader';
import { myOfferingPath } from '../../../../paths';
import { offeringColumns } from '../components/offering-columns';

const COLUMNS = offeringColumns(({ id }) => myOfferingPath(id)).map(
  ({ orders: _unsorted, ...column }) => column,
);

export default function MyOfferingsPage() {
  const navigate = useNavigate();
  const query = useListMyOfferings();
  return (
    <>
      <PageHeader title="My Offerings" subtitle="Cohorts, events and meetups that you host" />
      <DataTable
        label="My offerings"
        query={query}
        rows={query.data}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        columns={COLUMNS}
        empty={{
          title: 'You host nothing yet',
          reason: 'An administrator can choose you as the host of a cohort, event or meetup.',
        }}
        errorTitle="We could not load your offerings"
        keys={{ onOpen: ({ id }) => void navigate(myOfferingPath(id)) }}
      />
    </>
  );
}
