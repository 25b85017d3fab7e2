import {
  CheckOutlined,
  CloseOutlined,
  DeleteOutlined,
  EditOutlined,
  ReadOutlined,
} from '@ant-design/icons';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { Action } from '../../../../components/admin/RowActions';

export interface StoryHandlers {
  onApprove: (testimonial: AdminTestimonialDto) => void;
  onReject: (testimonial: AdminTestimonialDto) => void;
  onEdit: (testimonial: AdminTestimonialDto) => void;
  onDelete: (testimonial: AdminTestimonialDto) => void;
  onRead: (testimonial: AdminTestimonialDto) => void;
}

/** The two most frequent actions come first. Leave out `onRead` if the story is already open. */
export function storyActions(
  testimonial: AdminTestimonialDto,
  handlers: Omit<StoryHandlers, 'onRead'> & Partial<StoryHandlers>,
): Action[] {
  const { onRead } = handlers;
  const decisions: Action[] = [
    {
      title: 'Approve and publish',
      icon: <CheckOutlined />,
      onClick: () => handlers.onApprove(testimonial),
    },
    {
      title: 'Reject',
      icon: <CloseOutlined />,
      onClick: () => handlers.onReject(testimonial),
    },
  ];
  const reading: Action[] = onRead
    ? [
        {
          title: 'Read story',
          words: 'Read story of',
          icon: <ReadOutlined />,
          onClick: () => onRead(testimonial),
        },
      ]
    : [];
  const others: Action[] = [
    ...reading,
    { title: 'Edit', icon: <EditOutlined />, onClick: () => handlers.onEdit(testimonial) },
    {
      title: 'Delete',
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => handlers.onDelete(testimonial),
    },
  ];
  return testimonial.status === 'pending' ? [...decisions, ...others] : others;
}
