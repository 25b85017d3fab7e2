import { CountQuery } from '../../common/pagination/page-query.js';

/** The public list has no pages: what lies further back than this, the site does not show. */
const MOST = 100;

export class ListTestimonialsQuery {
  @CountQuery({ label: 'Limit', default: MOST, max: MOST, description: 'So many of the newest.' })
  limit: number = MOST;
}
