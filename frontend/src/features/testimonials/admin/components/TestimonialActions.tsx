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

export function TestimonialActions(props: TestimonialActionsProps) {
  const { testimonial, actions } = props;
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
  const others: Deed[] = [
    {
      title: 'Read story',
      words: 'Read story of',
      icon: <ReadOutlined />,
      onClick: () => actions.onRead(testimonial),
    },
    { title: 'Edit', icon: <EditOutlined />, onClick: () => actions.onEdit(testimonial) },
    {
      title: 'Delete',
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => actions.onDelete(testimonial),
    },
  ];
  return (
    <RowDeeds
      name={testimonial.studentName}
      deeds={testimonial.status === 'pending' ? [...decisions, ...others] : others}
    />
  );
}
