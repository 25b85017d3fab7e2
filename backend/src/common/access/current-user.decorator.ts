import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { UserRole } from './user-role.js';

/** The account that a request is signed in with, as the database has it at that moment. */
export interface SignedInUser {
  id: string;
  username: string;
  name: string;
  email: string;
  role: UserRole;
  phone: string | null;
  is_active: boolean;
}

/** The session that a request's token belongs to. */
export interface CurrentSession {
  /** Null for API keys, and for tokens of releases that had no sessions. */
  id: string | null;
  /** The version of the account's tokens that this one was issued for. */
  tokenVersion: number;
  /** Whether the user has authenticated again within the last 15 minutes. */
  isProven?: boolean;
}

export interface SignedInRequest {
  user: SignedInUser;
  session: CurrentSession;
  /** Set when the request was authenticated by an API key instead of a token. */
  apiKey?: { id: string; name: string };
}

/** Injects the signed-in user. */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SignedInUser =>
    context.switchToHttp().getRequest<SignedInRequest>().user,
);

/** Injects the session of the request's token. */
export const CurrentSession = createParamDecorator(
  (_data: unknown, context: ExecutionContext): CurrentSession =>
    context.switchToHttp().getRequest<SignedInRequest>().session,
);
