import type { DemoCourse } from './demo-course.js';
import { DEFAULT_COLLECTION, INSTRUCTOR } from './site.js';

/** Courses that the site does not sell publicly, each for a different reason. */
export const unlisted: DemoCourse[] = [
  {
    id: 2209015,
    name: 'Agentic Workflows in Production',
    family: 'ai',
    motif: 'tree',
    price: 699,
    description: null,
    chapters: ['Working Outline', 'Planning and Tools', 'Sandboxes and Permissions'],
    course: { course_card_image_url: null, user_id: null },
    product: { status: 'draft', card_image_url: null },
  },
  {
    id: 2209112,
    name: 'Partner Onboarding: Data Platform Essentials',
    family: 'data',
    motif: 'shards',
    price: 99,
    instructor: INSTRUCTOR.jonas,
    description: `<p>For partner companies that start on our data platform. You will get a link to this course from your contact; it is not listed in the catalogue.</p>`,
    chapters: [
      'Accounts and Environments',
      'Your First Pipeline',
      'Naming & Ownership',
      'Getting Help',
      'Going Live',
    ],
    product: { hidden: true, collection_ids: [DEFAULT_COLLECTION] },
  },
  {
    id: 2209340,
    name: 'Northwind Apprenticeship: Backend Track',
    family: 'software',
    motif: 'gears',
    price: 0,
    instructor: INSTRUCTOR.rafael,
    description: `<p>The backend track of the Northwind apprenticeship. Participants are enrolled by their programme manager.</p>`,
    chapters: [
      'Welcome to the Programme',
      'HTTP and APIs',
      'Databases',
      'Testing',
      'Working in a Team',
      'Final Assessment',
    ],
    course: { course_card_image_url: '/assets/defaults/default-product-card.png' },
    product: {
      private: true,
      has_certificate: false,
      card_image_url: '/assets/defaults/default-product-card.png',
    },
  },
  {
    id: 2209578,
    name: 'Quantum Computing for Software Engineers',
    family: 'software',
    motif: 'lattice',
    price: 259,
    instructor: INSTRUCTOR.hannah,
    description: `<p>Qubits, gates and the handful of algorithms worth knowing, for people who think in code. Opens next season; the curriculum is being written.</p>`,
    chapters: [],
    product: { status: 'presell', product_prices: [] },
  },
];
