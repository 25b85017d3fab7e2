import type { DemoOverride } from './course-overrides.js';

export const SOFTWARE_OVERRIDES: DemoOverride[] = [
  {
    thinkificId: 2200740,
    level: 'Intermediate',
    outcomes: [
      'Model a domain so that wrong states do not compile',
      'Read and write generic types without fear',
      'Migrate a JavaScript project step by step',
    ],
  },
  {
    thinkificId: 2202119,
    level: 'Advanced',
    outcomes: [
      'Work with the borrow checker instead of around it',
      'Design errors as part of an interface',
      'Write concurrent code that the compiler vouches for',
    ],
  },
  {
    thinkificId: 2202560,
    level: 'Intermediate',
    title: 'Modern React: Patterns and Performance',
    outcomes: [
      'Place state where it belongs',
      'Find wasted renders and remove their cause',
      'Build components that are accessible from the start',
    ],
  },
  {
    thinkificId: 2203870,
    level: 'Beginner',
    duration: '3 hours',
    outcomes: [
      'Write a history that explains itself',
      'Give reviews that people learn from',
      'Undo anything, calmly',
    ],
  },
  {
    thinkificId: 2208204,
    level: 'Intermediate',
    format: 'Live cohort',
    duration: '10 weeks',
    outcomes: [
      'Build and operate a product from browser to database',
      'Split work so that a team can merge daily',
      'Present design decisions and their costs',
    ],
  },
  {
    thinkificId: 2201925,
    level: 'Beginner',
    outcomes: [
      'Structure a service that stays small',
      'Use goroutines only where they pay',
      'Ship a binary with metrics, logs and a health check',
    ],
  },
  {
    thinkificId: 2202937,
    level: 'Advanced',
    outcomes: [
      'Name the failure modes of a network call',
      'Choose between consistency models on purpose',
      'Read a consensus paper and follow it',
    ],
  },
  {
    thinkificId: 2203648,
    level: 'Advanced',
    price: 549,
    outcomes: [
      'Set requests and limits from measurements',
      'Roll out and roll back without downtime',
      'Debug a pod, a node and a network policy',
    ],
  },
  {
    thinkificId: 2204652,
    title: 'Threat Modelling for Software Developers',
    level: 'Intermediate',
    outcomes: [
      'Threat-model a feature in half an hour',
      'Close the ten most common holes in web software',
      'Read a dependency advisory and decide',
    ],
  },
  {
    thinkificId: 2205487,
    level: 'Advanced',
    title: 'PostgreSQL Performance Tuning, from Plan to Disk',
    outcomes: [
      'Read EXPLAIN output from the inside out',
      'Design indexes for the queries you have',
      'Tune vacuum before it tunes you',
      'Find the slow query among a million fast ones',
    ],
  },
];
