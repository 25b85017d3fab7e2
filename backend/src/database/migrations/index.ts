import { CreateSchema1795987000000 } from './1795987000000-create-schema.js';

/** In the order in which they run. */
export const MIGRATIONS = [CreateSchema1795987000000];
