import {
  CheckOutlined,
  CloseOutlined,
  DeleteOutlined,
  DownOutlined,
  EditOutlined,
  UpOutlined,
} from '@ant-design/icons';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { IconAction } from '../../../../components/admin/IconAction';
import styles from './TestimonialActions.module.css';

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
  isBusy: boolean;
  isOpen: boolean;
}

export function TestimonialActions(props: TestimonialActionsProps) {
  const { testimonial, actions, isBusy, isOpen } = props;
  const name = testimonial.studentName;
  const read = isOpen ? 'Close story' : 'Read story';
  return (
    <div className={styles.actions}>
      {testimonial.status === 'pending' && (
        <>
          <IconAction
            tooltip="Approve and publish"
            label={`Approve and publish ${name}`}
            icon={<CheckOutlined />}
            disabled={isBusy}
            onClick={() => actions.onApprove(testimonial)}
          />
          <IconAction
            tooltip="Reject"
            label={`Reject ${name}`}
            icon={<CloseOutlined />}
            disabled={isBusy}
            onClick={() => actions.onReject(testimonial)}
          />
        </>
      )}
      <IconAction
        tooltip={read}
        label={`${read} of ${name}`}
        icon={isOpen ? <UpOutlined /> : <DownOutlined />}
        onClick={() => actions.onRead(testimonial)}
      />
      <IconAction
        tooltip="Edit"
        label={`Edit ${name}`}
        icon={<EditOutlined />}
        onClick={() => actions.onEdit(testimonial)}
      />
      <IconAction
        tooltip="Delete"
        label={`Delete ${name}`}
        icon={<DeleteOutlined />}
        danger
        onClick={() => actions.onDelete(testimonial)}
      />
    </div>
  );
}
