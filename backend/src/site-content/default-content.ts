import type { LandingTexts, SiteContent } from '../../../frontend/src/server/contract.ts';

const CALL = 'New dates come by the newsletter first.';

const landing = (headline: string, lead: string, callTitle: string): LandingTexts => ({
  headline,
  lead,
  stepsTitle: '',
  steps: [],
  callTitle,
  callText: CALL,
});

/** The content of a site whose admins have published nothing yet. It must claim nothing that the provider has not said. */
export const DEFAULT_CONTENT: Readonly<Omit<SiteContent, 'name'>> = {
  logo: null,
  logoDark: null,
  favicon: null,
  shareImage: null,
  accent: '#c2410c',
  accentDark: '#fb923c',
  headline: 'Courses in AI, Data Science and Software Engineering',
  lead: 'Self-paced courses, live 10-week cohorts, expert webinars and community meetups.',
  stats: [
    { value: '20,000+', label: 'students trained' },
    { value: '20+', label: 'years teaching' },
    { value: '95%', label: 'success rate' },
  ],
  employersTitle: 'Where our students work now',
  employers: [],
  featuresTitle: 'Ways to learn',
  features: [
    {
      title: 'Self-paced courses',
      text: 'Start whenever you like, and learn at your own pace.',
      linkLabel: 'Browse courses',
      address: '/courses',
    },
    {
      title: 'Live 10-week cohorts',
      text: 'Learn together with a group, live, for ten weeks.',
      linkLabel: 'Explore cohorts',
      address: '/cohorts',
    },
    {
      title: 'Expert webinars',
      text: 'Live sessions with experts.',
      linkLabel: 'See the events',
      address: '/events',
    },
    {
      title: 'Community meetups',
      text: 'Meet other learners in person.',
      linkLabel: 'See the meetups',
      address: '/meetups',
    },
  ],
  guarantee: { isOffered: true, days: 30, text: '{days}-day money-back guarantee' },
  includes: [
    { kind: 'lifetime-access', text: 'Lifetime access' },
    { kind: 'support', text: 'Expert support' },
    { kind: 'projects', text: 'Hands-on projects' },
    { kind: 'certificate', text: 'Certificate' },
  ],
  closing: { title: 'Ready to start?', text: 'Browse the courses, or see how cohorts work.' },
  footer: {
    statement: '',
    groups: [
      {
        title: 'Courses',
        links: [
          { label: 'All courses', address: '/courses' },
          { label: 'AI', address: '/courses?category=AI' },
          { label: 'Data', address: '/courses?category=Data' },
          { label: 'Software Engineering', address: '/courses?category=Software' },
        ],
      },
      {
        title: 'Learn together',
        links: [
          { label: 'Cohorts', address: '/cohorts' },
          { label: 'Events', address: '/events' },
          { label: 'Meetups', address: '/meetups' },
          { label: 'Share your story', address: '/submit-testimonial' },
        ],
      },
    ],
    line: '',
  },
  social: [],
  contact: { email: null, phone: null, address: null },
  announcement: { text: '', address: null, from: null, until: null },
  cohorts: landing(
    'Live 10-week cohorts',
    'Courses with a start date, taught live to a group.',
    'Hear of the next cohort',
  ),
  events: landing(
    'Expert webinars',
    'Live sessions in which experts explain a subject.',
    'Hear of the next event',
  ),
  meetups: landing(
    'Community meetups',
    'Meet other learners of the community in person.',
    'Hear of the next meetup',
  ),
  categories: [
    { name: 'AI', color: 'violet', collections: ['AI', 'Artificial'] },
    { name: 'Data', color: 'teal', collections: ['Data'] },
    { name: 'Software Engineering', color: 'blue', collections: ['Software'] },
  ],
  currency: 'USD',
  locale: 'en-US',
  timeZone: 'UTC',
};
