import { opaqueIdOf } from '../ids.js';
import type { Instructor } from '../model.js';

export const TOKEN = 'udemy-sandbox-token-0123456789';

const instructor = (title: string, job_title: string): Instructor => ({
  id: opaqueIdOf(`user ${title}`),
  title,
  name: title.split(' ')[0] ?? title,
  job_title,
});

export const OWNER = instructor('Lectern Academy', 'Software, Data and AI');

export const PARTNER = {
  ines: instructor('Inês Duarte', 'Security Engineer'),
  kenji: instructor('Kenji Watanabe', 'データサイエンティスト'),
} as const;
