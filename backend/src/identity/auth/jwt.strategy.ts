import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { FastifyRequest } from 'fastify';
import { SecretsConfig } from '../../common/settings.js';
import { signingKeys } from '../../common/secrets/signing-keys.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountsService } from '../users/accounts.service.js';
import type { UserDto } from '../users/dto/user.dto.js';
import type { SignedInRequest } from '../../common/access/current-user.decorator.js';

export interface TokenPayload {
  sub: string;
  version: number;
  /** The session's id. Tokens from before sessions existed have none and stay valid until they expire. */
  sid?: string;
  exp?: number;
}

/** Reads session and user from the database for each request, so a revoked token fails on every replica at once. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    config: SecretsConfig,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    jwt: JwtService,
  ) {
    const keys = signingKeys(config);
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request, token: string, done) => done(null, keyOf(token, keys, jwt)),
      algorithms: ['HS256'],
      passReqToCallback: true,
    });
  }

  async validate(
    request: FastifyRequest & Partial<SignedInRequest>,
    { sub, version, sid }: TokenPayload,
  ): Promise<UserDto | null> {
    if (sid === undefined) {
      request.session = { id: null, tokenVersion: version };
      return this.accounts.findByToken(sub, version);
    }
    const resumed = await this.sessions.resume(sid, sub, request.ip);
    if (!resumed) return null;
    request.session = resumed.session;
    return resumed.user;
  }
}

/** Returns the key that signed the token, because Passport accepts only one, or undefined. */
function keyOf(token: string, keys: string[], jwt: JwtService): string | undefined {
  if (keys.length === 1) return keys[0];
  return keys.find((secret) => {
    try {
      jwt.verify(token, { secret, algorithms: ['HS256'], ignoreExpiration: true });
      return true;
    } catch {
      return false;
    }
  });
}
