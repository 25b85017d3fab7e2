import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { UserRole } from './access.decorators.js';

export interface SignedInUser {
  id: string;
  username: string;
  name: string;
  email: string;
  role: UserRole;
  phone: string | null;
  is_active: boolean;
}

export interface CurrentSession {
  /** Null for API keys and for tokens issued before sessions existed. */
  id: string | null;
  tokenVersion: number;
  /** Whether the user has authenticated again within the last 15 minutes. */
  isRecentlyAuthenticated?: boolean;
}

export interface SignedInRequest {
  user: SignedInUser;
  session: CurrentSession;
  apiKey?: { id: string; name: string };
}

export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SignedInUser =>
    context.switchToHttp().getRequest<SignedInRequest>().user,
);

export const CurrentSession = createParamDecorator(
  (_data: unknown, context: ExecutionContext): CurrentSession =>
    context.switchToHttp().getRequest<SignedInRequest>().session,
);
