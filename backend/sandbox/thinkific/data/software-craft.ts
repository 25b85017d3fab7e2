import type { DemoCourse } from './demo-course.js';
import { INSTRUCTOR } from './site.js';

export const softwareCraft: DemoCourse[] = [
  {
    id: 2200740,
    name: 'TypeScript in Depth',
    family: 'software',
    motif: 'brackets',
    price: 299,
    duration: '12 hours',
    keywords: 'typescript,javascript,types',
    instructor: INSTRUCTOR.mei,
    description: `<p>Types as a design tool rather than a tax. You will learn how inference really works, how to model states so that the wrong ones cannot be written, and when a simpler type is the better one.</p>
<p>Forty exercises in the editor, from <em>narrowing</em> to generic library code. You should already use JavaScript &mdash; or TypeScript in anger &mdash; at work.</p>`,
    chapters: [
      'How the Checker Thinks',
      'Narrowing and Discriminated Unions',
      'Generics That Help the Caller',
      'Mapped and Conditional Types',
      'Types at the Boundary',
      'Migrating a Codebase',
    ],
  },
  {
    id: 2202119,
    name: 'Rust for Working Programmers',
    family: 'software',
    motif: 'gears',
    price: 449,
    duration: '8 weeks',
    keywords: 'rust,systems programming',
    instructor: INSTRUCTOR.rafael,
    description: `<p>For programmers who know another language well and want Rust to stop arguing with them. Ownership is introduced through data structures you have written before, so that the compiler&rsquo;s objections make sense the first time.</p>
<p>Projects: a log analyser, a key-value store, and a small asynchronous web service.</p>`,
    chapters: [
      'Ownership Through Examples',
      'Borrowing and Lifetimes',
      'Enums, Errors and Exhaustiveness',
      'Traits and Generics',
      'Collections and Iterators',
      'Concurrency Without Fear',
      'Async Services',
    ],
  },
  {
    id: 2202560,
    name: 'Modern React: Patterns & Performance',
    family: 'software',
    motif: 'tree',
    price: 329,
    duration: '11 hours',
    instructor: INSTRUCTOR.mei,
    description: `<p>Components that stay simple as the product grows. We take an application that works but has become slow and tangled, and improve it module by module: state, data fetching, forms, accessibility, rendering.</p>
<p>Each change is measured before and after, so you learn which optimisations are worth having.</p>`,
    chapters: [
      'Where State Belongs',
      'Server Data Is Not State',
      'Forms Without Tears',
      'Composition over Configuration',
      'Accessible by Construction',
      'Measuring and Fixing Slow Renders',
    ],
    course: { description: null },
  },
  {
    id: 2203870,
    name: 'Git & Code Review for Teams',
    family: 'software',
    motif: 'branches',
    price: 0,
    duration: '4 hours',
    keywords: 'git,code review',
    instructor: INSTRUCTOR.rafael,
    description: `<p>History that explains itself and reviews that people look forward to. A free course on the two habits that make the largest difference to a team: small commits with reasons, and review comments that teach.</p>
<p>Bring your own repository. You will need nothing else.</p>`,
    chapters: [
      'A Model of Git That Holds',
      'Commits With Reasons',
      'Rebasing Without Regret',
      'Reviewing for Understanding',
      'Disagreeing Well',
    ],
  },
  {
    id: 2208204,
    name: 'Full-Stack Engineering Live Cohort',
    family: 'software',
    motif: 'routes',
    price: 499,
    primary: {
      payment_type: 'payment-plan',
      number_of_payments: '3',
      interval: 'month',
      interval_count: '1',
    },
    plans: [
      {
        payment_type: 'payment-plan',
        label: '5 monthly payments',
        price: '319.0',
        number_of_payments: '5',
        interval: 'month',
        interval_count: '1',
      },
    ],
    duration: '10 weeks',
    keywords: 'cohort,full-stack,live',
    instructor: INSTRUCTOR.mei,
    description: `<p>Plan, build, test and run one product with a team of five. The cohort covers the whole path from a sketch to a monitored service, and takes the unglamorous parts seriously: migrations, accessibility, incident notes.</p>
<p>What a week looks like:</p>
<ul>
<li>Tuesday: live workshop, ninety minutes</li>
<li>Thursday: team review with your mentor</li>
<li>the rest: about eight hours of your own work</li>
</ul>`,
    chapters: [
      'Week 1: From Brief to Backlog',
      'Week 2: Designing the API',
      'Weeks 3–4: A Usable Interface',
      'Week 5: Data That Outlives the Code',
      'Week 6: Testing as Design',
      'Week 7: Delivery Pipelines',
      'Week 8: Security Review',
      'Weeks 9–10: Launch & Demo Day',
    ],
  },
];
