import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { AdminTestimonialDto } from '../../../api/generated/model/adminTestimonialDto';
import type { TestimonialVerdict } from '../../../api/generated/model/testimonialVerdict';
import { IconAction } from '../../../components/admin/IconAction';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { adminPaths } from '../../../paths';
import { useModeration } from '../../testimonials/admin';
import { NeedLine } from './NeedLine';

/** The stories that have waited for longest. One that is decided leaves at once, and can be taken back. */
export function PendingStories({ testimonials }: { testimonials: AdminTestimonialDto[] }) {
  const { setStatus, decidingIds } = useModeration();
  const decide = ({ id, etag }: AdminTestimonialDto, status: TestimonialVerdict) =>
    setStatus.mutate({ id, data: { status }, headers: { 'If-Match': etag } });
  return testimonials
    .filter(({ id }) => !decidingIds.includes(id))
    .map((testimonial) => (
      <NeedLine
        key={testimonial.id}
        title={<Link to={adminPaths.pendingTestimonials}>{testimonial.studentName}</Link>}
        text={testimonial.quote}
        since={<TimeAgo value={testimonial.createdAt} />}
        deed={
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
