import { lazyPage } from '../../components/part/lazy-page';

/** No part of the first view; cards fetch it once somebody points at them. */
export const CourseDetailPage = lazyPage(() => import('./pages/CourseDetailPage'));
