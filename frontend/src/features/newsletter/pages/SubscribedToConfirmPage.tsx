import { SubscribedCard } from '../components/SubscribedCard';
import { SUBSCRIBED_TO_CONFIRM } from '../messages';

export default function SubscribedToConfirmPage() {
  return <SubscribedCard {...SUBSCRIBED_TO_CONFIRM} />;
}
