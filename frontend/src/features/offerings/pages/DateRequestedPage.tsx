import { ResultCard } from '../components/ResultCard';
import { DATE_REQUESTED } from '../messages';

/** Shown when the form was sent without JavaScript. */
export default function DateRequestedPage() {
  return <ResultCard {...DATE_REQUESTED} />;
}
