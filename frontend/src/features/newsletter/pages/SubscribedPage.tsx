import { SubscribedCard } from '../components/SubscribedCard';
import { SUBSCRIBED } from '../messages';

export default function SubscribedPage() {
  return <SubscribedCard {...SUBSCRIBED} />;
}
