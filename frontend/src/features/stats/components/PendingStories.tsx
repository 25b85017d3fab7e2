import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import type { AdminTestimonialDto } from '../../../api/generated/model/adminTestimonialDto';
import { IconAction } from '../../../components/admin/IconAction';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { adminPaths } from '../../../paths';
import { useDecisions } from '../../testimonials/admin';
import { NeedItem } from './NeedItem';

/** Lists the stories that have waited longest. A decision removes a story at once and can be undone. */
export function PendingStories({ testimonials }: { testimonials: AdminTestimonialDto[] }) {
  const { decide, show } = useDecisions();
  return show(testimonials)
    .filter(({ status }) => status === 'pending')
    .map((testimonial) => (
      <NeedItem
        key={testimonial.id}
        title={testimonial.studentName}
        to={adminPaths.pendingTestimonials}
        text={testimonial.quote}
        since={<TimeAgo value={testimonial.createdAt} />}
        action={
          <>
            <IconAction
              tooltip="Approve and publish"
              label={`Approve and publish ${testimonial.studentName}`}
              icon={<CheckOutlined />}
              onClick={() => decide(testimonial, 'approved')}
            />
            <IconAction
              tooltip="Reject"
              label={`Reject ${testimonial.studentName}`}
              icon={<CloseOutlined />}
              onClick={() => decide(testimonial, 'rejected')}
            />
          </>
        }
      />
    ));
}
