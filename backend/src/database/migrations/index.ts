import { CreateSchema1795928000000 } from './1795928000000-create-schema.js';

/** In the order in which they run. */
export const MIGRATIONS = [CreateSchema1795928000000];
