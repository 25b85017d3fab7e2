import { lazy } from 'react';

/** Stands below what a visitor came for, so it is loaded after that. */
export const AlsoOnUdemy = lazy(() => import('./components/AlsoOnUdemy'));
