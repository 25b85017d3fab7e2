import { Descriptions } from 'antd';
import { useNavigate, useParams } from 'react-router-dom';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import { useListMyOfferings } from '../../../../api/generated/offerings-admin/offerings-admin';
import { RecordNotFound } from '../../../../components/admin/forms/RecordNotFound';
import { PageHeader } from '../../../../components/admin/PageHeader';
import { QueryView } from '../../../../components/admin/QueryView';
import { PageMeta } from '../../../../components/PageMeta';
import { adminPaths } from '../../../../paths';
import { BackToOfferings } from '../components/BackToOfferings';
import { StateTag } from '../components/StateTag';
import { formatSeats, formatZone, KINDS } from '../offering-labels';
import { Participants } from '../participants/Participants';
import { formatLocalTime } from '../session-times';

export default function MyOfferingPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  const query = useListMyOfferings();
  return (
    <QueryView query={query} errorTitle="We could not load your offerings">
      {(offerings) => {
        const offering = offerings.find((each) => each.id === id);
        if (offering) return <MyOffering offering={offering} />;
        return (
          <RecordNotFound noun="offering" onClose={() => void navigate(adminPaths.myOfferings)} />
        );
      }}
    </QueryView>
  );
}

function MyOffering({ offering }: { offering: AdminOfferingDto }) {
  return (
    <>
      <PageMeta title={offering.title} />
      <BackToOfferings title={offering.title} label="My Offerings" path={adminPaths.myOfferings} />
      <PageHeader title={offering.title} state={<StateTag state={offering.state} />} />
      <Descriptions size="small" column={{ xs: 1, md: 2 }} items={factsOf(offering)} />
      <h2>Participants</h2>
      <Participants offering={offering} canManage={false} />
    </>
  );
}

function factsOf({ kind, sessions, timeZone, place, onlineUrl, ...offering }: AdminOfferingDto) {
  const [first] = sessions;
  return [
    { key: 'kind', label: 'Kind', children: KINDS[kind] },
    { key: 'seats', label: 'Seats taken', children: formatSeats(offering) },
    {
      key: 'start',
      label: 'First session',
      children: `${first && formatLocalTime(first.start)} (${formatZone(timeZone)})`,
    },
    { key: 'sessions', label: 'Sessions', children: sessions.length },
    ...(place ? [{ key: 'place', label: 'Place', children: place }] : []),
    ...(onlineUrl
      ? [{ key: 'online', label: 'Online', children: <a href={onlineUrl}>{onlineUrl}</a> }]
      : []),
  ];
}
