import { Badge } from '../Badge';

interface ToneBadgeProps {
  tone: 'ai' | 'software' | 'good' | 'caution' | 'danger' | 'other';
  children: string;
}

export function ToneBadge({ tone, children }: ToneBadgeProps) {
  return (
    <span data-tone={tone}>
      <Badge toned>{children}</Badge>
    </span>
  );
}
