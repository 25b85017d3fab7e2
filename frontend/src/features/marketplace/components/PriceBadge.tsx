import { Badge } from '../../../components/Badge';

interface PriceBadgeProps {
  isPaid: boolean;
  /** In the words of Udemy, which does not always tell it. */
  price?: string | undefined;
}

export function PriceBadge({ isPaid, price }: PriceBadgeProps) {
  if (isPaid) return <Badge>{price ? `Paid · ${price}` : 'Paid'}</Badge>;
  return (
    <span data-tone="good">
      <Badge toned>Free</Badge>
    </span>
  );
}
