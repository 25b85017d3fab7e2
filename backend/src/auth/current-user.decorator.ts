import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { UserDto } from '../users/dto/user.dto.js';

export interface SignedInRequest {
  user: UserDto;
}

/** Whoever the request's token belongs to, as the database knows them at this moment. */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): UserDto =>
    context.switchToHttp().getRequest<SignedInRequest>().user,
);
