import { Typography } from 'antd';
import type { RegistrationDto } from '../../../../api/generated/model/registrationDto';
import type { DataColumn } from '../../../../components/admin/data-columns';
import { EllipsisText } from '../../../../components/admin/EllipsisText';
import { OpenRowButton } from '../../../../components/admin/OpenRowButton';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { ToneBadge } from '../../../../components/admin/ToneBadge';
import { MailStatus } from '../../../mail';
import { STATUSES } from './registration-labels';

export const participantColumns = (
  open: (registration: RegistrationDto) => void,
): DataColumn<RegistrationDto>[] => [
  {
    title: 'Name',
    card: 'name',
    render: (registration) => (
      <>
        <OpenRowButton onClick={() => open(registration)}>{registration.name}</OpenRowButton>
        <EllipsisText muted text={registration.email} />
      </>
    ),
  },
  {
    title: 'Status',
    width: 176,
    card: 'status',
    render: (registration) => <Status {...registration} />,
  },
  {
    title: 'Last email',
    width: 208,
    card: 'text',
    render: ({ mail }) => <MailStatus mail={mail} />,
  },
  {
    title: 'Registered',
    width: 128,
    optional: true,
    render: ({ registeredAt }) => <ShortDate value={registeredAt} />,
  },
  {
    title: 'Attended',
    width: 128,
    card: 'text',
    render: ({ hasAttended }) => <Attended value={hasAttended} />,
  },
];

export function Status({ status, place, offeredUntil }: RegistrationDto) {
  const { tone, label } = STATUSES[status];
  return (
    <>
      <ToneBadge tone={tone}>{place === null ? label : `${label}, place ${place}`}</ToneBadge>
      {offeredUntil && (
        <div>
          <Typography.Text type="secondary">
            until <ShortDate value={offeredUntil} withTime />
          </Typography.Text>
        </div>
      )}
    </>
  );
}

function Attended({ value }: { value: boolean | null }) {
  if (value === null) return <Typography.Text type="secondary">Not recorded</Typography.Text>;
  return <ToneBadge tone={value ? 'good' : 'other'}>{value ? 'Attended' : 'Absent'}</ToneBadge>;
}
