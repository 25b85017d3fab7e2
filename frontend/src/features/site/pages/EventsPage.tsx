import { paths } from '../../../paths';
import { useSite } from '../../../site';
import { LandingPage } from '../components/LandingPage';

export default function EventsPage() {
  const { events } = useSite();
  return <LandingPage name="Events" path={paths.events} texts={events} kind="event" />;
}
