import type { Family } from '../../covers/palette.js';
import { cycle } from '../../cycle.js';
import type { Catalogue } from '../model.js';
import { buildCourse, buildProduct, coverOf } from './build-records.js';
import { DEMO_COURSES } from './demo.js';
import type { DemoCourse } from './demo-course.js';
import { COLLECTIONS, INSTRUCTORS } from './site.js';

const FIRST_ID = 2_210_003;
const ID_STEP = 7;
const PRICES = [0, 49, 99, 149, 199, 299, 449, 599, 899, 1499];
const DURATIONS = ['6 weeks', null, '12 hours', '10 weeks', null];

const SUBJECTS: [Family, string][] = [
  ['ai', 'Neural Networks'],
  ['data', 'Data Pipelines'],
  ['software', 'Web Services'],
  ['ai', 'Language Models'],
  ['data', 'Applied Statistics'],
  ['software', 'Functional Programming'],
  ['ai', 'Recommender Systems'],
  ['data', 'Dimensional Modelling'],
  ['software', 'Cloud Infrastructure'],
];

const PARTS = [
  'Orientation',
  'Core Ideas',
  'Tools and Set-up',
  'Guided Practice',
  'Working at Scale',
  'Common Mistakes',
  'Case Study',
  'Final Project',
];

function generateCourse(index: number): DemoCourse {
  const [family, subject] = cycle(SUBJECTS, index);
  const look = cycle(DEMO_COURSES, index);
  const number = String(index + 1).padStart(4, '0');
  return {
    id: FIRST_ID + index * ID_STEP,
    name: `${subject}, Part ${number}`,
    family,
    motif: look.motif,
    price: cycle(PRICES, index),
    duration: cycle(DURATIONS, index) ?? undefined,
    instructor: cycle(INSTRUCTORS, index).id,
    description: `<p>Part ${number} of our series on ${subject.toLowerCase()}.</p><p>Lectures &amp; exercises.</p>`,
    chapters: PARTS.slice(0, 4 + (index % 5)),
    course: { course_card_image_url: coverOf(look.name) },
    product: { card_image_url: coverOf(look.name) },
  };
}

/** Returns published courses with 4–8 chapters each, for load tests. */
export function generatedCatalogue(courses: number): Catalogue {
  const generated = Array.from({ length: courses }, (_, index) => generateCourse(index));
  return {
    courses: generated.map(buildCourse),
    products: generated.map((course, index) => buildProduct(course, index + 1)),
    collections: COLLECTIONS,
    instructors: INSTRUCTORS,
    bundles: [],
    promotions: [],
    reviews: [],
  };
}
