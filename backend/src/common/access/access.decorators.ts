import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { documentProblems } from '../problem/api-problems.js';

export const USER_ROLES = ['admin', 'staff'] as const;
export type UserRole = (typeof USER_ROLES)[number];

export const RECENT_AUTH = 'auth:recent';

export const CONFIRM_IDENTITY =
  'Confirm it’s you: your last confirmation is more than 15 minutes old.';

/**
 * Requires users to have authenticated within the last 15 minutes; others get 403 with the type
 * `urn:lectern:problem:reauthentication-required`. Limits what a stolen session can do. API keys are exempt.
 */
export const RequiresRecentAuth = () =>
  applyDecorators(SetMetadata(RECENT_AUTH, true), documentProblems({ 403: CONFIRM_IDENTITY }));

export const WITHOUT_TWO_FACTOR = 'auth:without-two-factor';

/** Allows this route for users who still have to set up two-factor authentication. */
export const WithoutTwoFactor = () => SetMetadata(WITHOUT_TWO_FACTOR, true);

export const PUBLIC = 'auth:public';

export const Public = () => SetMetadata(PUBLIC, true);

export const SIGN_IN = 'Please sign in: there is no session, or it has ended.';

export const onlyFor = (roles: UserRole[]) =>
  `This is for users with the role ${roles.join(' or ')}.`;

export const ROLES = 'auth:roles';

export function Roles(...roles: UserRole[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    SetMetadata(ROLES, roles),
    ApiBearerAuth(),
    documentProblems({ 401: SIGN_IN, 403: onlyFor(roles) }),
  );
}
