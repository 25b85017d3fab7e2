import {
  CheckOutlined,
  CloseOutlined,
  DeleteOutlined,
  EditOutlined,
  ReadOutlined,
} from '@ant-design/icons';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { Deed } from '../../../../components/admin/table/MoreDeeds';
import { RowDeeds } from '../../../../components/admin/table/RowDeeds';

export interface RowActions {
  onApprove: (testimonial: AdminTestimonialDto) => void;
  onReject: (testimonial: AdminTestimonialDto) => void;
  onEdit: (testimonial: AdminTestimonialDto) => void;
  onDelete: (testimonial: AdminTestimonialDto) => void;
  onRead: (testimonial: AdminTestimonialDto) => void;
}

interface TestimonialActionsProps {
  testimonial: AdminTestimonialDto;
  actions: RowActions;
}

/** The two that are used most lead; who reads the story already is not offered that. */
export function storyDeeds(
  testimonial: AdminTestimonialDto,
  actions: Omit<RowActions, 'onRead'> & Partial<RowActions>,
): Deed[] {
  const { onRead } = actions;
  const decisions: Deed[] = [
    {
      title: 'Approve and publish',
      icon: <CheckOutlined />,
      onClick: () => actions.onApprove(testimonial),
    },
    {
      title: 'Reject',
      icon: <CloseOutlined />,
      onClick: () => actions.onReject(testimonial),
    },
  ];
  const reading: Deed[] = onRead
    ? [
        {
          title: 'Read story',
          words: 'Read story of',
          icon: <ReadOutlined />,
          onClick: () => onRead(testimonial),
        },
      ]
    : [];
  const others: Deed[] = [
    ...reading,
    { title: 'Edit', icon: <EditOutlined />, onClick: () => actions.onEdit(testimonial) },
    {
      title: 'Delete',
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => actions.onDelete(testimonial),
    },
  ];
  return testimonial.status === 'pending' ? [...decisions, ...others] : others;
}

export function TestimonialActions({ testimonial, actions }: TestimonialActionsProps) {
  return <RowDeeds name={testimonial.studentName} deeds={storyDeeds(testimonial, actions)} />;
}
