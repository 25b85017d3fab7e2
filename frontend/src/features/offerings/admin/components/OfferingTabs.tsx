import { Tabs } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import { formatCount } from '../../../../format-count';
import { OfferingEditor } from '../editor/OfferingEditor';
import { takenSeats } from '../offering-labels';
import { Participants } from '../participants/Participants';
import { BackToOfferings } from './BackToOfferings';
import { OfferingHead } from './OfferingHead';

const PARTICIPANTS = 'participants';

/** The form stays when somebody looks at the participants. */
export function OfferingTabs({ offering }: { offering: AdminOfferingDto }) {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === PARTICIPANTS ? PARTICIPANTS : 'details';
  return (
    <>
      <BackToOfferings title={offering.title} />
      <OfferingEditor
        offering={offering}
        timeZone={offering.timeZone}
        layout={(form) => (
          <>
            <OfferingHead offering={offering} />
            <Tabs
              activeKey={tab}
              onChange={(next) => setSearch(next === PARTICIPANTS ? { tab: next } : {})}
              items={[
                { key: 'details', label: 'Details', children: form },
                {
                  key: PARTICIPANTS,
                  label: `Participants (${formatCount(takenSeats(offering))})`,
                  children: <Participants offering={offering} canManage />,
                  destroyOnHidden: true,
                },
              ]}
            />
          </>
        )}
      />
    </>
  );
}
