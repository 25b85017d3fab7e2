import { SubscribedCard } from '../components/SubscribedCard';
import { SUBSCRIBED } from '../words';

export default function SubscribedPage() {
  return <SubscribedCard {...SUBSCRIBED} />;
}
