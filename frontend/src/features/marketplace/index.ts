import { createElement } from 'react';
import { lazyPart } from '../../components/part/lazy-part';

/** Stands below what a visitor came for, so it is loaded after that. */
export const AlsoOnUdemy = lazyPart(() => import('./components/AlsoOnUdemy'), {
  title: 'We could not show our courses on Udemy',
  loading: createElement('div', { 'data-loading': true }),
});
