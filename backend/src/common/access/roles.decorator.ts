import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { documentProblems } from '../problem/api-problems.js';
import type { UserRole } from './user-role.js';

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
