import { lazy } from 'react';

/** Far down the home page, so that it is loaded after it; where it does not come, it is missed by nobody. */
export const SuccessStories = lazy(() =>
  import('./components/SuccessStories').catch(() => ({ default: () => null })),
);
