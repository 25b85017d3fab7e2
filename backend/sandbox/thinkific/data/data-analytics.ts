import { productIdOf } from '../ids.js';
import type { DemoCourse } from './demo-course.js';
import { INSTRUCTOR } from './site.js';

export const dataAnalytics: DemoCourse[] = [
  {
    id: 2201333,
    name: 'Python for Data Analysis',
    family: 'data',
    motif: 'bars',
    price: 249,
    duration: '10 hours',
    keywords: 'python,pandas,polars',
    instructor: INSTRUCTOR.hannah,
    description: `<p>Go from spreadsheets to scripts you can run again next month. Pandas and Polars side by side, taught through questions that an analyst actually gets asked.</p>
<p>You will clean survey data, join sources that disagree, and produce a report that rebuilds itself.</p>`,
    chapters: [
      'Notebooks Without the Mess',
      'Loading and Inspecting Data',
      'Cleaning What People Typed',
      'Grouping, Joining, Reshaping',
      'Time Series Basics',
      'A Report That Rebuilds Itself',
    ],
  },
  {
    id: 2201671,
    name: 'Statistics You Will Actually Use',
    family: 'data',
    motif: 'bell',
    price: 179,
    duration: '9 hours',
    instructor: INSTRUCTOR.hannah,
    description: `<p>Intervals instead of bare averages, effect sizes instead of stars, and a clear idea of what a p-value does not say. The mathematics is light; the judgement is not.</p>
<ul>
<li>simulation first, formulas second</li>
<li>twelve case studies from product, health &amp; operations</li>
<li>a written summary of every lesson</li>
</ul>`,
    chapters: [
      'Describing Data Without Hiding It',
      'Uncertainty by Simulation',
      'Comparing Two Groups',
      'Regression as Comparison',
      'Bayes for the Impatient',
      'How Statistics Mislead',
    ],
    course: { course_card_image_url: '/assets/defaults/default-product-card.png' },
  },
  {
    id: 2202788,
    name: 'Data Visualisation & Storytelling',
    family: 'data',
    motif: 'arcs',
    price: 229,
    primary: { currency: 'cad' },
    duration: '8 hours',
    keywords: 'charts,design,communication',
    instructor: INSTRUCTOR.mei,
    description: `<p>A chart is an argument. Learn to choose the form that makes yours clear, remove what does not help, and write the sentence above it that people will remember.</p>
<p>Every module ends with a redesign: you bring a chart from your own work, and leave with a better one.</p>`,
    chapters: [
      'What the Eye Compares Well',
      'Choosing a Form',
      'Colour, Scale and Restraint',
      'Annotation and Headline',
      'Dashboards That Get Opened',
      'Presenting to a Doubtful Room',
    ],
    product: { card_image_url: null },
  },
  {
    id: 2203521,
    name: 'Experimentation and A/B Testing',
    family: 'data',
    motif: 'scatter',
    price: 279,
    keywords: 'ab testing,experiments,causal inference',
    description: `<p>Run experiments that survive review. From power analysis to peeking, novelty effects and interference between users, with simulated experiments where you know the truth and can see how often you would have been wrong.</p>
<p>For analysts and engineers who own a metric.</p>`,
    chapters: [
      'Questions an Experiment Can Answer',
      'Power and Sample Size',
      'Assignment and Logging',
      'Peeking, Stopping, Sequential Tests',
      'When Users Influence Each Other',
      'Writing the Decision Down',
    ],
    product: {
      price: '329.0',
      has_certificate: false,
      related_product_ids: [productIdOf(2_202_788), productIdOf(2_200_613)],
    },
  },
  {
    id: 2206890,
    name: 'Analytics Engineering Live Cohort',
    family: 'data',
    motif: 'cycle',
    price: 1199,
    duration: '8 weeks',
    instructor: INSTRUCTOR.hannah,
    description: `<p>Eight weeks for analysts who want to build, not only query. Twice a week we meet live to model, test and document the data of one company; in between you do the same with data of your own.</p>
<p>You leave with a reviewed project in a public repository, and with the habit of reviewing others&rsquo; work.</p>`,
    chapters: [
      'Week 1: The Analytics Engineer’s Job',
      'Week 2: Version Control for Analysts',
      'Weeks 3–4: Modelling Together',
      'Week 5: Tests, Contracts & Alerts',
      'Week 6: Metrics Layers',
      'Week 7: Performance and Cost',
      'Week 8: Project Review',
    ],
  },
];
