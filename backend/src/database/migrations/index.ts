import { CreateSchema1795977000000 } from './1795977000000-create-schema.js';

/** In the order in which they run. */
export const MIGRATIONS = [CreateSchema1795977000000];
