import type { DemoOverride } from './course-overrides.js';

export const DATA_OVERRIDES: DemoOverride[] = [
  {
    thinkificId: 2201333,
    level: 'Beginner',
    outcomes: [
      'Clean a messy file without losing rows',
      'Group, join and reshape with confidence',
      'Turn a notebook into a script others can run',
    ],
  },
  {
    thinkificId: 2201671,
    level: 'Beginner',
    title: 'Statistics You Will Actually Use at Work',
    outcomes: [
      'Say how sure you are, with numbers',
      'Pick the test that answers the question asked',
      'Recognise a misleading average',
    ],
  },
  {
    thinkificId: 2202788,
    level: 'Beginner',
    duration: '9 hours',
    outcomes: [
      'Choose the chart that the comparison needs',
      'Take away everything that is not data',
      'Write a title that states the finding',
    ],
  },
  {
    thinkificId: 2203521,
    level: 'Intermediate',
    outcomes: [
      'Size an experiment before it runs',
      'Stop peeking, or peek correctly',
      'Report a null result that people thank you for',
    ],
  },
  {
    thinkificId: 2206890,
    level: 'Intermediate',
    format: 'Live cohort',
    duration: '10 weeks',
    outcomes: [
      'Model a business in a warehouse',
      'Test data as you test code',
      'Document metrics so that meetings get shorter',
    ],
  },
  {
    thinkificId: 2201178,
    level: 'Intermediate',
    outcomes: [
      'Use window functions without looking them up',
      'Read a query plan and shorten it',
      'Write recursive queries that end',
    ],
  },
  {
    thinkificId: 2201860,
    level: 'Intermediate',
    outcomes: [
      'Predict which operations shuffle',
      'Size partitions for the cluster you have',
      'Debug a slow stage from the UI alone',
    ],
  },
  {
    thinkificId: 2202405,
    level: 'Advanced',
    outcomes: [
      'Reason about time in a stream',
      'Choose delivery guarantees you can afford',
      'Reprocess history without stopping the present',
    ],
  },
  {
    thinkificId: 2203094,
    level: 'Intermediate',
    category: 'Data',
    outcomes: [
      'Lay out a warehouse that survives its authors',
      'Build incremental models that stay correct',
      'Review a data change like a code change',
    ],
  },
  {
    thinkificId: 2206241,
    level: 'Advanced',
    format: 'Live cohort',
    duration: '10 weeks',
    outcomes: [
      'Design a platform for three kinds of consumers',
      'Run pipelines that explain their failures',
      'Estimate cost before the invoice does',
    ],
  },
];
