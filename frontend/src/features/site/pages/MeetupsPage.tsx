import { PageMeta } from '../../../components/PageMeta';
import { paths } from '../../../paths';
import { HouseRules } from '../components/HouseRules';
import { NewsletterCallToAction } from '../components/NewsletterCallToAction';
import { PageHero } from '../components/PageHero';
import { Programme } from '../components/Programme';

const EVENING = [
  {
    when: '6:30 pm',
    title: 'Doors, and something to eat',
    text: 'Come from work as you are. Someone at the door introduces you to two people, so that you know two people.',
  },
  {
    when: '7:00 pm',
    title: 'Two short talks',
    text: 'Twelve minutes each, by members. First-time speakers get a coach and the friendliest room in town.',
  },
  {
    when: '7:30 pm',
    title: 'Tables',
    text: 'AI, data, software engineering, and one for people changing careers. Bring a problem and a laptop.',
  },
  {
    when: '9:00 pm',
    title: 'The long goodbye',
    text: 'Chairs up, conversations on. This is usually where the jobs are mentioned.',
  },
] as const;

export default function MeetupsPage() {
  return (
    <>
      <PageMeta
        title="Meetups"
        path={paths.meetups}
        description="Community meetups for people who work in AI, data and software engineering, and for those about to."
      />
      <PageHero name="Meetups" headline="Some things are learned standing up.">
        Our community meets in person: students, graduates, instructors, and the friends they bring.
        You need not be enrolled in anything, and the evening costs nothing.
      </PageHero>
      <Programme title="How an evening goes" steps={EVENING} />
      <HouseRules />
      <NewsletterCallToAction
        title="Find out where the next one is."
        text="No date is set at the moment; dates come by the newsletter first. It says when and where we meet, and who is speaking."
      />
    </>
  );
}
