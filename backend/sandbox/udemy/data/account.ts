import { opaqueIdOf } from '../ids.js';
import type { Instructor } from '../model.js';

/** The token of the instructor account whose courses these are. */
export const TOKEN = 'udemy-sandbox-token-0123456789';

const instructor = (title: string, job_title: string): Instructor => ({
  id: opaqueIdOf(`user ${title}`),
  title,
  name: title.split(' ')[0] ?? title,
  job_title,
});

/** Whose account it is. */
export const OWNER = instructor('Lectern Academy', 'Software, Data and AI');

/** People of other accounts, with whom it teaches. */
export const PARTNER = {
  ines: instructor('Inês Duarte', 'Security Engineer'),
  kenji: instructor('Kenji Watanabe', 'データサイエンティスト'),
} as const;
