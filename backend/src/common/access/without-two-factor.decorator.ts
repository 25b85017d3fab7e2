import { SetMetadata } from '@nestjs/common';

export const WITHOUT_TWO_FACTOR = 'auth:without-two-factor';

/** Opens what somebody needs who has to set up two-factor authentication first. */
export const WithoutTwoFactor = () => SetMetadata(WITHOUT_TWO_FACTOR, true);
