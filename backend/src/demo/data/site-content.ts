import type { SiteContent } from '../../../../frontend/src/server/contract.ts';

import { DEFAULT_CONTENT } from '../../site-content/default-content.js';

/** Slogans, employers and programs of the invented provider. */
export const DEMO_CONTENT: Partial<SiteContent> = {
  headline: 'Learn it well enough to teach it.',
  lead: 'Self-paced courses and ten-week cohorts in AI, data and software engineering, taught by people who do the work.',
  employers: [
    'Halden & Roe',
    'KESTREL',
    'meridian grid',
    'Oakfield Bio',
    'tessera',
    'BRIGHTWATER',
    'Corvid Systems',
    'Lumen Freight',
  ].map((name) => ({ name, logo: null })),
  featuresTitle: 'Four ways to learn. One way of teaching: you do the work, we read it.',
  features: [
    {
      title: 'Self-paced courses',
      text: 'Start tonight, stop when life interrupts, and pick up where you left off. Short modules, real exercises, and access that does not expire.',
      linkLabel: 'Browse courses',
      address: '/courses',
    },
    {
      title: 'Live 10-week cohorts',
      text: 'A start date, a small group, and an instructor who knows what you are stuck on. You finish with a project you can defend.',
      linkLabel: 'How cohorts work',
      address: '/cohorts',
    },
    {
      title: 'Expert webinars',
      text: 'One hour, one hard question, one person who has answered it in production. The second half is yours to ask.',
      linkLabel: 'What to expect',
      address: '/events',
    },
    {
      title: 'Community meetups',
      text: 'An evening among people a step ahead of you and people a step behind. You will learn from both.',
      linkLabel: 'Come along',
      address: '/meetups',
    },
  ],
  closing: {
    title: 'Open the first module. The rest follows.',
    text: 'Every course comes with a 30-day money-back guarantee, so the only thing you risk is an evening.',
  },
  footer: {
    ...DEFAULT_CONTENT.footer,
    statement:
      'For more than twenty years we have taught one thing: how to do the work, and how to know that it is done.',
    line: 'AI, data and software engineering.',
  },
  social: [
    { label: 'LinkedIn', address: 'https://www.linkedin.com/' },
    { label: 'YouTube', address: 'https://www.youtube.com/' },
    { label: 'GitHub', address: 'https://github.com/' },
  ],
  cohorts: {
    headline: 'Ten weeks, a small group, real work.',
    lead: 'A cohort is for the subject you keep meaning to learn. It has a start date, people who expect you, and an instructor who reads everything you hand in.',
    stepsTitle: 'How the ten weeks go',
    steps: [
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
    ],
    callTitle: 'Hear of the next cohort first.',
    callText:
      'Seats are few. Subscribers of the newsletter get the dates a week before everybody else.',
  },
  events: {
    headline: 'One hour. One hard question.',
    lead: 'In our expert webinars, an engineer who has solved a problem in production takes it apart in front of you. They are live, free of charge, and half of the time is for questions.',
    stepsTitle: 'How the hour goes',
    steps: [
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
    ],
    callTitle: 'Know the next hour before it fills up.',
    callText:
      'New dates come by the newsletter first. It has the day, the question and the link of every webinar.',
  },
  meetups: {
    headline: 'Some things are learned standing up.',
    lead: 'Our community meets in person: students, graduates, instructors, and the friends they bring. You need not be enrolled in anything, and the evening costs nothing.',
    stepsTitle: 'How an evening goes',
    steps: [
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
    ],
    callTitle: 'Find out where the next one is.',
    callText:
      'New dates come by the newsletter first. It says when and where we meet, and who is speaking.',
  },
};
