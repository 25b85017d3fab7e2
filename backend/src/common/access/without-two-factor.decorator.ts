import { SetMetadata } from '@nestjs/common';

export const WITHOUT_TWO_FACTOR = 'auth:without-two-factor';

/** Allows this route for users who still have to set up two-factor authentication. */
export const WithoutTwoFactor = () => SetMetadata(WITHOUT_TWO_FACTOR, true);
