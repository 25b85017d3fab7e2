import type { ListAdminOfferingsParams } from '../../../api/generated/model/listAdminOfferingsParams';
import { today } from './session-times';

/** What has not ended, the next first. */
export function upcomingParams(): ListAdminOfferingsParams {
  return { from: today(), order: 'soonest' };
}
