import { matchRoutes } from 'react-router-dom';
import { paths } from './paths';

const ROUTES = [{ path: `${paths.courses}/:id/:slug?` }];

/** The id of the course that an address is about, decoded as the site's router does it. */
export function courseIdIn(pathname: string): string | undefined {
  return matchRoutes(ROUTES, pathname)?.[0]?.params['id'];
}
