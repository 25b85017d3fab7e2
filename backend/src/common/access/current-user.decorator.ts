import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { CurrentSession as Session } from '../../identity/sessions/sessions.service.js';
import type { UserDto } from '../../identity/users/dto/user.dto.js';

export interface SignedInRequest {
  user: UserDto;
  session: Session;
  /** When the token ends. */
  /** Of a program that sent a key in place of a token. */
  apiKey?: { id: string; name: string };
}

/** Whoever the request's token belongs to, as the database knows them at this moment. */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): UserDto =>
    context.switchToHttp().getRequest<SignedInRequest>().user,
);

/** What the request's token stands for. */
export const CurrentSession = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Session =>
    context.switchToHttp().getRequest<SignedInRequest>().session,
);
