import { Descriptions, Drawer } from 'antd';
import { useState } from 'react';
import type { RegistrationDto } from '../../../../api/generated/model/registrationDto';
import { HistoryLink } from '../../../../components/admin/HistoryLink';
import { restoreFocusOnClose } from '../../../../components/admin/restore-focus';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { MailStatus } from '../../../mail';
import { Status } from './participant-columns';

interface ParticipantDrawerProps {
  registration: RegistrationDto | undefined;
  hasHistory: boolean;
  onClose: () => void;
}

/** Shows a registration with its answers. */
export function ParticipantDrawer({ registration, hasHistory, onClose }: ParticipantDrawerProps) {
  // The drawer keeps its content while it closes.
  const [shown, setShown] = useState(registration);
  if (registration && registration !== shown) setShown(registration);
  return (
    <Drawer
      open={registration !== undefined}
      onClose={onClose}
      afterOpenChange={restoreFocusOnClose}
      size={480}
      title={shown?.name}
      styles={{ title: { overflowWrap: 'anywhere' }, wrapper: { maxWidth: '100vw' } }}
    >
      {shown && (
        <>
          <Descriptions column={1} size="small" items={factsOf(shown)} />
          {hasHistory && <HistoryLink type="registration" id={shown.id} />}
        </>
      )}
    </Drawer>
  );
}

function factsOf(registration: RegistrationDto) {
  const { email, registeredAt, mail, answers } = registration;
  return [
    { key: 'email', label: 'Email', children: email },
    {
      key: 'status',
      label: 'Status',
      children: (
        <span>
          <Status {...registration} />
        </span>
      ),
    },
    {
      key: 'registered',
      label: 'Registered',
      children: <ShortDate value={registeredAt} withTime />,
    },
    { key: 'mail', label: 'Last email', children: <MailStatus mail={mail} /> },
    ...answers.map(({ question, answer }) => ({
      key: `answer ${question}`,
      label: question,
      children: answer,
    })),
  ];
}
