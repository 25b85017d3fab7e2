import { ResultCard } from '../components/ResultCard';
import { OFFERED, REGISTERED } from '../messages';
import { useRegisteredState } from '../registration/use-registered-state';

export default function RegisteredPage() {
  const registered = useRegisteredState();
  const message = registered?.status === 'offered' ? OFFERED : REGISTERED;
  return <ResultCard {...message} registered={registered} />;
}
