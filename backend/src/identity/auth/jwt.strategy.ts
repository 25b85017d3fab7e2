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
  /** The session's id. Tokens of before there were sessions have none, and hold until they run out. */
  sid?: string;
  /** Seconds since 1970; what is signed gets it. */
  exp?: number;
}

/** Asks the database for session and user each time, so a token dies at once on every replica. */
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

/** The key that a token is signed with; Passport looks at the rest of it, and may ask for one only. */
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
