import { lazyPage } from '../../components/part/lazy-page';

/** No part of the first view; whoever points at a card has it fetched. */
export const CourseDetailPage = lazyPage(() => import('./pages/CourseDetailPage'));
