import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { UserDto } from '../users/dto/user.dto.js';

export interface SignedInRequest {
  user: UserDto;
  /** When the token ends. */
  signedInUntil: Date;
}

/** Whoever the request's token belongs to, as the database knows them at this moment. */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): UserDto =>
    context.switchToHttp().getRequest<SignedInRequest>().user,
);

/** When the caller has to sign in again. */
export const SignedInUntil = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Date =>
    context.switchToHttp().getRequest<SignedInRequest>().signedInUntil,
);
