import { CreateSchema1796030000000 } from './1796030000000-create-schema.js';

/** In the order in which they run. */
export const MIGRATIONS = [CreateSchema1796030000000];
