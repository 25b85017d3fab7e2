import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../config/app-config.js';
import { signingKeys } from '../config/signing-keys.js';
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

  validate(
    request: FastifyRequest & Partial<SignedInRequest>,
    { sub, version, exp }: Required<TokenPayload>,
  ): Promise<UserDto | null> {
    request.signedInUntil = new Date(exp * 1000);
    return this.accounts.findByToken(sub, version);
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
