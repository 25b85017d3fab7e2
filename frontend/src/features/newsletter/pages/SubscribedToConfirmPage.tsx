import { SubscribedCard } from '../components/SubscribedCard';
import { SUBSCRIBED_TO_CONFIRM } from '../words';

export default function SubscribedToConfirmPage() {
  return <SubscribedCard {...SUBSCRIBED_TO_CONFIRM} />;
}
