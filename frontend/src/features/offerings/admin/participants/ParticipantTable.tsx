import { CheckOutlined, StopOutlined, SwapOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import type { RegistrationDto } from '../../../../api/generated/model/registrationDto';
import type { TableView } from '../../../../components/admin/data-columns';
import { DataTable } from '../../../../components/admin/DataTable';
import type { Action } from '../../../../components/admin/RowActions';
import { useHistoryAction } from '../../../../components/admin/use-history-action';
import { useLatest } from '../../../../components/admin/use-latest';
import { participantColumns } from './participant-columns';
import { isActive } from './registration-labels';
import type { ParticipantList } from './use-participants';

interface ParticipantTableProps {
  list: ParticipantList;
  view: TableView;
  canManage: boolean;
  selected: string[];
  onSelect: (ids: string[]) => void;
  onAttend: (registration: RegistrationDto) => void;
  onMove: (registration: RegistrationDto) => void;
  onCancel: (registration: RegistrationDto) => void;
  /** A dialog is open that handles the keys. */
  isAsking: boolean;
}

export function ParticipantTable(props: ParticipantTableProps) {
  const { list, view, canManage, selected, onSelect, onAttend, onMove, onCancel } = props;
  const historyOf = useHistoryAction('registration');
  const { open } = useLatest({ open: list.open });
  const columns = useMemo(() => participantColumns(open), [open]);
  const actionsOf = (registration: RegistrationDto): Action[] => [
    ...(registration.status === 'confirmed'
      ? [
          {
            id: 'attended',
            title: registration.hasAttended ? 'Attended: undo' : 'Attended',
            icon: <CheckOutlined />,
            onClick: () => onAttend(registration),
          },
        ]
      : []),
    ...(canManage && isActive(registration)
      ? [
          {
            title: 'Move…',
            words: 'Move',
            icon: <SwapOutlined />,
            onClick: () => onMove(registration),
          },
          {
            title: 'Cancel…',
            words: 'Cancel the registration of',
            icon: <StopOutlined />,
            danger: true,
            onClick: () => onCancel(registration),
          },
        ]
      : []),
    ...(canManage ? [historyOf(registration.id)] : []),
  ];
  return (
    <DataTable
      label="Participants"
      query={list.query}
      rows={list.data?.registrations}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      columns={columns}
      actions={actionsOf}
      list={list}
      total={list.data?.pagination.total}
      view={view}
      empty={{
        title: list.clear ? 'No participants found' : 'Nobody has registered yet',
        reason: list.clear && 'No name or address with this status matches your search.',
        onClear: list.clear,
      }}
      errorTitle="We could not load the participants"
      keys={{ onOpen: list.open, disabled: props.isAsking }}
      selection={{ keys: selected, onChange: onSelect }}
    />
  );
}
