import {
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  EyeOutlined,
  SendOutlined,
  StopOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import type { Action } from '../../../../components/admin/RowActions';
import { openPreview, type OfferingActions } from '../hooks/use-offering-actions';
import { isUpcoming } from '../offering-labels';

/** Publishing, copying and ending an offering. */
export function stateActions(offering: AdminOfferingDto, actions: OfferingActions): Action[] {
  const isDraft = offering.state === 'draft';
  return [
    ...(isDraft
      ? [
          {
            title: 'Publish',
            icon: <SendOutlined />,
            onClick: () => actions.publish.mutate(offering),
          },
        ]
      : []),
    {
      title: 'Duplicate',
      icon: <CopyOutlined />,
      onClick: () => actions.duplicate.mutate(offering),
    },
    ...(isUpcoming(offering)
      ? [
          {
            title: 'Cancel…',
            words: 'Cancel',
            icon: <StopOutlined />,
            danger: true,
            onClick: () => actions.cancellation.ask(offering),
          },
        ]
      : []),
    ...(isDraft
      ? [
          {
            title: 'Delete…',
            words: 'Delete',
            icon: <DeleteOutlined />,
            danger: true,
            onClick: () => actions.deletion.ask(offering),
          },
        ]
      : []),
  ];
}

interface RowActionOptions {
  actions: OfferingActions;
  history: Action;
  onEdit: () => void;
  onParticipants: () => void;
}

export function rowActions(offering: AdminOfferingDto, options: RowActionOptions): Action[] {
  const { actions, history, onEdit, onParticipants } = options;
  return [
    { title: 'Edit', icon: <EditOutlined />, onClick: onEdit },
    {
      title: 'Participants',
      words: 'Participants of',
      icon: <TeamOutlined />,
      onClick: onParticipants,
    },
    { title: 'Preview', icon: <EyeOutlined />, onClick: () => void openPreview(offering.id) },
    history,
    ...stateActions(offering, actions),
  ];
}
