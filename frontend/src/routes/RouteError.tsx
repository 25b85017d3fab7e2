import { useRouteError } from 'react-router-dom';
import { PageError } from '../components/PageError';

export function RouteError() {
  return <PageError error={useRouteError()} />;
}
