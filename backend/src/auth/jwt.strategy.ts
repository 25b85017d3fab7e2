import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../config/app-config.js';
import { AccountsService } from '../users/accounts.service.js';
import type { UserDto } from '../users/dto/user.dto.js';
import type { SignedInRequest } from './current-user.decorator.js';

export interface TokenPayload {
  sub: string;
  version: number;
  /** Seconds since 1970; what is signed gets it. */
  exp?: number;
}

/** Asks the database whose token it is each time, so a token dies at once on every replica. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    config: AppConfig,
    private readonly accounts: AccountsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: signingKey(config),
      algorithms: ['HS256'],
      passReqToCallback: true,
    });
  }

  validate(
    request: FastifyRequest & Partial<SignedInRequest>,
    { sub, version, exp }: Required<TokenPayload>,
  ): Promise<UserDto | null> {
    request.signedInUntil = new Date(exp * 1000);
    return this.accounts.findByToken(sub, version);
  }
}

export function signingKey({ jwtSecret }: AppConfig): string {
  if (!jwtSecret)
    throw new Error('JWT_SECRET is not set, and nobody has made one up for demo mode.');
  return jwtSecret;
}
