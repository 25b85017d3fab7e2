import { DEFAULT_CONTENT } from '../../backend/src/site-content/default-content.ts';
import type { Site } from './server/contract';

/** A site before its admins have published anything, for tests and the development server. */
export const DEFAULT_SITE: Site = {
  ...DEFAULT_CONTENT,
  name: 'Lectern',
  url: '',
  pages: [],
  storyEmail: 'off',
};
