import { Link } from 'react-router-dom';
import { adminPaths } from '../../../paths';
import { NeedItem } from './NeedItem';

/** Shown until an admin has published the site for the first time. */
export function ClaimsNeed() {
  return (
    <NeedItem
      status="warning"
      title="Site"
      text="To be confirmed: the stats, the guarantee and Course Includes"
      action={
        <Link to={`${adminPaths.site}?tab=home`} aria-label="Check what the site claims">
          Check
        </Link>
      }
    />
  );
}
