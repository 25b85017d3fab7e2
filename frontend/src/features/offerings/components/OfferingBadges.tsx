import type { OfferingDto } from '../../../api/generated/model/offeringDto';
import { Badge } from '../../../components/Badge';
import { KINDS, seatsLabel, stateOf } from '../offering-labels';

interface OfferingBadgesProps {
  offering: OfferingDto;
  withKind?: boolean;
}

export function OfferingBadges({ offering, withKind = false }: OfferingBadgesProps) {
  const { label, tone } = stateOf(offering);
  const seats = seatsLabel(offering);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }} data-tone={tone}>
      {withKind && <Badge>{KINDS[offering.kind].label}</Badge>}
      <Badge toned>{label}</Badge>
      {seats && <Badge>{seats}</Badge>}
    </div>
  );
}
