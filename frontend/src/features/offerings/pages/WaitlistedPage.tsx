import { ResultCard } from '../components/ResultCard';
import { WAITLISTED } from '../messages';
import { useRegisteredState } from '../registration/use-registered-state';

export default function WaitlistedPage() {
  const registered = useRegisteredState();
  const place = registered?.place ? `Your place on the waitlist is ${registered.place}. ` : '';
  return (
    <ResultCard
      title={WAITLISTED.title}
      description={place + WAITLISTED.description}
      registered={registered}
    />
  );
}
