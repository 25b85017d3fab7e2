import {
  CheckOutlined,
  CloseOutlined,
  DeleteOutlined,
  DownOutlined,
  EditOutlined,
  UpOutlined,
} from '@ant-design/icons';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { RowDeeds, type Deed } from '../../../../components/admin/table/RowDeeds';

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
  isOpen: boolean;
}

export function TestimonialActions(props: TestimonialActionsProps) {
  const { testimonial, actions, isOpen } = props;
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
      title: isOpen ? 'Close story' : 'Read story',
      words: isOpen ? 'Close story of' : 'Read story of',
      icon: isOpen ? <UpOutlined /> : <DownOutlined />,
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
