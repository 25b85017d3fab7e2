import { Badge } from '../../../components/Badge';

/** Whether a course of the marketplace costs anything; more about its price is not known. */
export function PriceBadge({ isPaid }: { isPaid: boolean }) {
  if (isPaid) return <Badge>Paid</Badge>;
  return (
    <span data-tone="good">
      <Badge toned>Free</Badge>
    </span>
  );
}
