import { paths } from '../../../paths';
import { useSite } from '../../../site';
import { LandingPage } from '../components/LandingPage';

export default function MeetupsPage() {
  const { meetups } = useSite();
  return <LandingPage name="Meetups" path={paths.meetups} texts={meetups} kind="meetup" />;
}
