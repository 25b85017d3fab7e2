import { Link } from 'react-router-dom';
import { formatCount, StatCard } from '../../../components/admin/StatCard';
import { adminPaths } from '../../../paths';
import styles from './PendingReview.module.css';

interface PendingReviewProps {
  count: number;
  reachable: ReadonlySet<string>;
}

export function PendingReview({ count, reachable }: PendingReviewProps) {
  const isWaiting = count > 0;
  return (
    <StatCard label="Pending Review" figure={formatCount(count)} highlighted={isWaiting}>
      {isWaiting ? 'Testimonials awaiting approval' : 'No pending testimonials'}
      {isWaiting && reachable.has(adminPaths.testimonials) && (
        <Link className={styles.link} to={adminPaths.pendingTestimonials}>
          Review Now
        </Link>
      )}
    </StatCard>
  );
}
