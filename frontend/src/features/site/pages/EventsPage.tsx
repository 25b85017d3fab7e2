import { PageMeta } from '../../../components/PageMeta';
import { paths } from '../../../paths';
import { NewsletterCallToAction } from '../components/NewsletterCallToAction';
import { PageHero } from '../components/PageHero';
import { Programme } from '../components/Programme';
import { Subjects } from '../components/Subjects';

const HOUR = [
  {
    when: '0 min',
    title: 'The problem, as it was',
    text: 'What broke, what it cost, and what everybody thought the cause was. No company history, no slides about slides.',
  },
  {
    when: '10 min',
    title: 'What was tried',
    text: 'The approaches in the order they failed, with code and numbers where they can be shown.',
  },
  {
    when: '30 min',
    title: 'Your questions',
    text: 'Half of the hour belongs to the audience. An instructor collects the questions and asks the awkward ones first.',
  },
  {
    when: 'Afterwards',
    title: 'Notes worth keeping',
    text: 'The recording, the code and two pages of notes, written by someone who was listening.',
  },
] as const;

const SUBJECTS = [
  {
    tone: 'ai',
    name: 'AI',
    text: 'Evaluating language models when there is no right answer. Serving them without going broke.',
  },
  {
    tone: 'data',
    name: 'Data',
    text: 'Pipelines that can be run twice. Metrics that two departments agree on.',
  },
  {
    tone: 'software',
    name: 'Software Engineering',
    text: 'Migrations without a maintenance window. Tests that people do not delete.',
  },
] as const;

export default function EventsPage() {
  return (
    <>
      <PageMeta
        title="Events"
        path={paths.events}
        description="Expert webinars: one hour, one hard question, and one person who has answered it in production."
      />
      <PageHero
        name="Events"
        headline={
          <>
            One hour. <br />
            One hard question.
          </>
        }
      >
        In our expert webinars, an engineer who has solved a problem in production takes it apart in
        front of you. They are live, free of charge, and half of the time is for questions.
      </PageHero>
      <Programme title="How the hour goes" steps={HOUR} />
      <Subjects title="What they are about" subjects={SUBJECTS} />
      <NewsletterCallToAction
        title="Know the next hour before it fills up."
        text="No date is set at the moment; dates come by the newsletter first. It has the day, the question and the link of every webinar."
      />
    </>
  );
}
