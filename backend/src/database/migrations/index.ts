import { CreateSchema1795977000000 } from './1795977000000-create-schema.js';

export const MIGRATIONS = [CreateSchema1795977000000];
