import type { Family } from '../../covers/palette.js';
import type { Collection, Instructor } from '../model.js';

export const SITE = {
  subdomain: 'lectern-academy',
  apiKey: 'thinkific-sandbox-key-0123456789',
  accessToken: 'thinkific-sandbox-access-token-0123456789-0123456789',
  ownerUserId: 41_002_277,
} as const;

export const DEFAULT_COLLECTION = 501_220;

export const FAMILY_COLLECTION: Record<Family, number> = {
  ai: 501_418,
  data: 501_419,
  software: 501_425,
};

export const COLLECTIONS: Collection[] = [
  {
    id: DEFAULT_COLLECTION,
    name: 'All Courses',
    description: 'Every course on the site',
    slug: 'all-courses',
    created_at: '2022-09-05T08:12:31.004Z',
    default: true,
  },
  {
    id: FAMILY_COLLECTION.ai,
    name: 'Artificial Intelligence',
    description: 'Models, and the systems built around them',
    slug: 'artificial-intelligence',
    created_at: '2022-09-05T08:40:02.518Z',
    default: false,
  },
  {
    id: FAMILY_COLLECTION.data,
    name: 'Data Engineering & Analytics',
    description: 'From raw events to decisions people trust',
    slug: 'data-engineering-analytics',
    created_at: '2022-09-05T08:41:47.960Z',
    default: false,
  },
  {
    id: FAMILY_COLLECTION.software,
    name: 'Software Engineering',
    description: 'Languages, systems and the craft of changing them safely',
    slug: 'software-engineering',
    created_at: '2022-09-06T14:03:10.221Z',
    default: false,
  },
];

export const INSTRUCTOR = {
  amara: 88_123,
  jonas: 88_131,
  mei: 88_140,
  rafael: 88_152,
  hannah: 88_166,
} as const;

const instructor = (
  id: number,
  first_name: string,
  last_name: string,
  details: Partial<Instructor> = {},
): Instructor => {
  const slug = `${first_name}-${last_name}`.toLowerCase();
  return {
    id,
    user_id: SITE.ownerUserId + (id % 1000),
    title: null,
    first_name,
    last_name,
    bio: null,
    slug,
    avatar_url: `cover:portrait-${slug}`,
    email: null,
    created_at: '2022-09-07T09:30:00.000Z',
    ...details,
  };
};

export const INSTRUCTORS: Instructor[] = [
  instructor(INSTRUCTOR.amara, 'Amara', 'Okafor', {
    title: 'Head of Machine Learning, Ferrous Freight',
    bio: '<p>Amara led applied machine learning at a logistics company for nine years. She still reviews every model that decides something about a person.</p>',
    email: 'amara@lectern-academy.example',
  }),
  instructor(INSTRUCTOR.jonas, 'Jonas', 'Lindqvist', {
    title: 'Principal Data Engineer, Nordlys Energy',
    bio: 'Jonas builds pipelines that nobody has to think about at night. Before that he ran the night shift.',
  }),
  instructor(INSTRUCTOR.mei, 'Mei', 'Tanaka', {
    title: 'Staff Engineer, Ardent Maps',
    bio: 'Mei has moved three code bases out of corners they had been painted into, and writes about how.',
  }),
  instructor(INSTRUCTOR.rafael, 'Rafael', 'Costa', {
    user_id: null,
    title: 'Platform Lead, Porto Cardio',
    bio: 'Rafael runs services that hospitals depend on. He teaches what he wishes he had known before his first outage.',
  }),
  instructor(INSTRUCTOR.hannah, 'Hannah', 'Weiss', {
    title: 'Statistician and author',
    bio: 'Hannah has taught statistics to more than four thousand engineers, most of whom had sworn never to need it.',
  }),
];
