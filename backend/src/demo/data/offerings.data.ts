import type { Offering, Question } from '../../offerings/offering.entity.js';
import type { RegistrationStatus } from '../../offerings/registrations/registration.entity.js';

export interface DemoOffering extends Partial<Omit<Offering, 'course' | 'sessions'>> {
  timeZone: string;
  /** From today to the first session. */
  days: number;
  times: [start: string, end: string];
  /** Weekly ones; one by default. */
  sessions?: number;
  /** The place of its course in the catalogue, from 0. */
  course?: number;
  inSeries?: boolean;
  people: RegistrationStatus[];
}

export const PARTICIPANTS = [
  'Ana Lima',
  'Ben Cole',
  'Chika Obi',
  'Dara Singh',
  'Elif Kaya',
  'Finn Berg',
  'Grace Park',
  'Hugo Silva',
  'Ines Roca',
  'Jonas Weber',
  'Kira Novak',
  'Liam Byrne',
  'Mina Sato',
  'Noor Aziz',
];

const QUESTIONS: Question[] = [
  {
    ...{ id: 'laptop', label: 'Which laptop do you bring?', type: 'choice', isRequired: true },
    options: ['macOS', 'Linux', 'Windows'],
  },
  {
    id: 'goal',
    label: 'What would you like to build?',
    type: 'text',
    options: [],
    isRequired: false,
  },
  { id: 'recorded', label: 'May we record you?', type: 'yes-no', options: [], isRequired: true },
];

const BERLIN = { timeZone: 'Europe/Berlin', language: 'en' };
const ONLINE = { ...BERLIN, onlineUrl: 'https://meet.example.org/lectern' };
const MEETUP = {
  ...BERLIN,
  ...{ kind: 'meetup', status: 'published', payment: 'free', inSeries: true },
  title: 'AI builders meetup',
  summary: 'Two short talks, then time for your questions.',
  text: 'Come as you are. We meet every four weeks.',
  place: 'Torstraße 1, Berlin',
  ...{ seats: 40, times: ['18:30', '21:00'] },
} satisfies Partial<DemoOffering>;

const confirmed = (count: number) => Array<RegistrationStatus>(count).fill('confirmed');

/** In all states: open, full, tentative, cancelled, past, draft, and a series. */
export const DEMO_OFFERINGS: DemoOffering[] = [
  {
    ...ONLINE,
    ...{ kind: 'cohort', status: 'published', payment: 'course', course: 0 },
    title: 'Live cohort: from prototype to production',
    summary: 'Ten weeks with a project of your own and feedback every week.',
    text: 'Each week has **one live session**, an exercise and office hours.\n\nBring a problem from your work.',
    ...{ days: 21, times: ['18:00', '20:00'], sessions: 10, seats: 12, questions: QUESTIONS },
    people: confirmed(9),
  },
  {
    ...ONLINE,
    ...{ kind: 'cohort', status: 'published', payment: 'course', course: 1 },
    title: 'Weekend cohort: hands-on practice',
    summary: 'Four Saturdays in a small group.',
    text: 'Small groups, much practice.',
    ...{ days: 12, times: ['10:00', '14:00'], sessions: 4, seats: 8 },
    people: [...confirmed(7), 'offered', 'waiting', 'waiting', 'cancelled'],
  },
  {
    ...ONLINE,
    ...{ kind: 'event', status: 'published', payment: 'free' },
    title: 'Workshop: evaluate what you build',
    summary: 'An afternoon about tests for systems that answer in words.',
    text: 'It takes place from six participants.',
    ...{ days: 9, times: ['14:00', '17:00'], seats: 20, minParticipants: 6 },
    people: confirmed(2),
  },
  { ...MEETUP, days: 5, people: confirmed(13) },
  { ...MEETUP, days: 33, people: confirmed(3) },
  {
    ...BERLIN,
    ...{ kind: 'event', status: 'cancelled', payment: 'free', timeZone: 'America/New_York' },
    title: 'Open office day',
    summary: 'Meet the instructors.',
    text: 'We hope to offer another date soon.',
    place: '350 Fifth Avenue, New York',
    ...{ days: 16, times: ['10:00', '16:00'], seats: 30 },
    people: confirmed(4),
  },
  {
    ...ONLINE,
    ...{ kind: 'event', status: 'published', payment: 'free' },
    title: 'Evening talk: what changed in a year',
    summary: 'An hour of questions and answers.',
    text: 'The recording is below.',
    recordingUrl: 'https://videos.example.org/what-changed-in-a-year',
    ...{ days: -14, times: ['18:00', '19:30'] },
    people: confirmed(12),
  },
  {
    ...ONLINE,
    ...{ kind: 'cohort', status: 'draft', payment: 'course', course: 2 },
    title: 'Autumn cohort',
    summary: 'Six weeks, one evening a week.',
    text: '',
    ...{ days: 60, times: ['18:00', '20:00'], sessions: 6, seats: 16 },
    people: [],
  },
];
