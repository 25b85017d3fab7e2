import { lazyPage } from '../../components/part/lazy-page';

/** No part of home's first view; whoever points at a link to it has it fetched. */
export const CataloguePage = lazyPage(() => import('./pages/CataloguePage'));
