import type { DemoOverride } from './course-overrides.js';

export const AI_OVERRIDES: DemoOverride[] = [
  {
    thinkificId: 2200451,
    level: 'Beginner',
    outcomes: [
      'Frame a question as a learning problem',
      'Train, validate and compare models in scikit-learn',
      'Spot leakage before it flatters your results',
      'Explain a model to somebody who has to act on it',
    ],
  },
  {
    thinkificId: 2200613,
    level: 'Intermediate',
    duration: '8 weeks',
    outcomes: [
      'Write a training loop and know what each line is for',
      'Read loss curves and act on what they say',
      'Fine-tune a pretrained network on your own data',
      'Make training runs reproducible',
    ],
  },
  {
    thinkificId: 2200987,
    level: 'Beginner',
    title: 'Linear Algebra for People Who Build Models',
    outcomes: [
      'Think of matrices as functions, not as tables',
      'Read the notation of machine learning papers',
      'Use decompositions to compress and to explain data',
    ],
  },
  {
    thinkificId: 2201542,
    level: 'Advanced',
    outcomes: [
      'Choose between classical vision and a network',
      'Build and clean an image data set',
      'Deploy a detector within a latency budget',
      'Measure what matters in the field',
    ],
  },
  {
    thinkificId: 2203316,
    level: 'Beginner',
    duration: '4 hours',
    outcomes: [
      'Judge whether a feature needs a model at all',
      'Write requirements that a model can be tested against',
      'Talk about risk, cost and quality with engineers',
    ],
  },
  {
    thinkificId: 2204018,
    level: 'Intermediate',
    title: 'Building LLM Applications That Hold Up',
    outcomes: [
      'Treat prompts as interfaces, with tests',
      'Get structured output that a program can trust',
      'Give a model tools, limits and an audit trail',
      'Keep cost and latency inside a budget',
    ],
  },
  {
    thinkificId: 2204377,
    level: 'Advanced',
    outcomes: [
      'Chunk documents along their structure',
      'Combine lexical and vector search',
      'Return citations that a reader can check',
      'Maintain an evaluation set that outlives the model',
    ],
  },
  {
    thinkificId: 2205120,
    level: 'Advanced',
    duration: '10 weeks',
    outcomes: [
      'Version data, code and models together',
      'Roll a model out in stages, and back in one step',
      'Tell drift from noise',
      'Write an on-call guide for a model',
    ],
  },
  {
    thinkificId: 2207733,
    level: 'Intermediate',
    format: 'Live cohort',
    duration: '10 weeks',
    outcomes: [
      'Ship an AI feature with a team, end to end',
      'Review designs and code with working engineers',
      'Defend your evaluation in front of critics',
      'Leave with a portfolio that you can show',
    ],
  },
];
