import { setupServer } from 'msw/node';
import { handlers } from './handlers';

/** The API as the unit tests see it; a test replaces single answers with `server.use(…)`. */
export const server = setupServer(...handlers);
