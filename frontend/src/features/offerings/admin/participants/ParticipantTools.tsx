import { MailOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import { OverflowActions } from '../../../../components/admin/OverflowActions';
import { takenSeats } from '../offering-labels';
import { ExportParticipants } from './ExportParticipants';
import { ADD, MESSAGE, type ParticipantList } from './use-participants';

interface ParticipantToolsProps {
  offering: AdminOfferingDto;
  list: ParticipantList;
}

export function ParticipantTools({ offering, list }: ParticipantToolsProps) {
  const isOver = offering.state === 'past' || offering.state === 'cancelled';
  return (
    <Flex wrap gap="small" justify="end" style={{ marginBottom: 16 }}>
      <OverflowActions>
        <ExportParticipants offering={offering} />
        <Button
          icon={<MailOutlined aria-hidden="true" />}
          disabled={takenSeats(offering) === 0}
          onClick={() => list.openDialog(MESSAGE)}
        >
          Email all
        </Button>
      </OverflowActions>
      <Button
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={isOver}
        onClick={() => list.openDialog(ADD)}
      >
        Add Participant
      </Button>
    </Flex>
  );
}
