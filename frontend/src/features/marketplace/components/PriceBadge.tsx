import { Badge } from '../../../components/Badge';

/** Udemy only tells whether a course is free. */
export function PriceBadge({ isPaid }: { isPaid: boolean }) {
  if (isPaid) return <Badge>Paid</Badge>;
  return (
    <span data-tone="good">
      <Badge toned>Free</Badge>
    </span>
  );
}
