import { useSearchParams } from 'react-router-dom';
import { useGetCataloguePage } from '../../../api/generated/courses/courses';
import { PageOutOfRange } from '../../../components/PageOutOfRange';
import { PageMeta } from '../../../components/PageMeta';
import { pageAddress, pageParam, parsePage } from '../../../components/pager/page-number';
import { paths } from '../../../paths';
import { COHORTS } from '../cohorts';
import { CohortCourses } from '../components/CohortCourses';
import { NewsletterCallToAction } from '../components/NewsletterCallToAction';
import { PageHero } from '../components/PageHero';
import { Programme } from '../components/Programme';

const WEEKS = [
  {
    when: 'Weeks 1–2',
    title: 'Common ground',
    text: 'Tools, vocabulary and a first small thing that works. Nobody is left behind over an installation.',
  },
  {
    when: 'Weeks 3–5',
    title: 'The core of the subject',
    text: 'Two live sessions a week and one assignment, which your instructor reads line by line.',
  },
  {
    when: 'Weeks 6–8',
    title: 'Your own project',
    text: 'You bring the problem. The group reviews the plan, then the work, as colleagues would.',
  },
  {
    when: 'Weeks 9–10',
    title: 'Make it hold',
    text: 'Tests, failure, cost, and the question of who looks after it. Then you present what you built.',
  },
] as const;

export default function CohortsPage() {
  const page = parsePage(useSearchParams()[0]);
  const cohorts = useGetCataloguePage(
    { ...COHORTS, ...pageParam(page) },
    { query: { retryOnMount: ({ state }) => state.error?.status !== 404 } },
  );
  if (cohorts.error?.status === 404) return <PageOutOfRange start={paths.cohorts} />;
  return (
    <>
      <PageMeta
        title={page > 1 ? `Cohorts, page ${page}` : 'Cohorts'}
        path={pageAddress(paths.cohorts, page)}
        description="Live 10-week cohorts in AI, data and software engineering: a start date, a small group, and an instructor who reads your work."
      />
      <PageHero name="Cohorts" headline="Ten weeks, a small group, real work.">
        A cohort is for the subject you keep meaning to learn. It has a start date, people who
        expect you, and an instructor who reads everything you hand in.
      </PageHero>
      <Programme title="How the ten weeks go" steps={WEEKS} />
      <CohortCourses query={cohorts} page={page} />
      <NewsletterCallToAction
        title="Hear of the next cohort first."
        text="Seats are few. Subscribers of the newsletter get the dates a week before everybody else."
      />
    </>
  );
}
