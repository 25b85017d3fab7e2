import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import { ForbiddenError, UnauthorizedError } from '../../common/problem/app-error.js';
import type { UserDto } from '../users/dto/user.dto.js';
import {
  type UserRole,
  PUBLIC,
  RECENT_AUTH,
  onlyFor,
  ROLES,
  SIGN_IN,
  WITHOUT_TWO_FACTOR,
} from '../../common/access/access.decorators.js';
import type { SignedInRequest } from '../../common/access/current-user.decorator.js';
import { ApiKeysService, type KeyUse } from '../api-keys/api-keys.service.js';
import {
  KEY_ACCESS,
  KEY_AREA,
  type KeyAccess,
  type KeyArea,
} from '../../common/access/key-area.decorator.js';
import { RequiredTwoFactorService } from '../two-factor/required-two-factor.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { RecentAuthRequiredError, TwoFactorRequiredError } from './auth.errors.js';

type Request = FastifyRequest & Partial<SignedInRequest>;

/** Guards every route. It refuses a route that declares neither @Public nor @Roles to everyone. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly strategy: JwtStrategy,
    private readonly keys: ApiKeysService,
    private readonly requiredTwoFactor: RequiredTwoFactorService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const places = [context.getHandler(), context.getClass()];
    const roles = this.reflector.getAllAndOverride<UserRole[] | undefined>(ROLES, places);
    if (!roles) {
      if (this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, places)) return true;
      throw new ForbiddenError('This address is open to nobody.');
    }
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const key = request.headers['x-api-key'];
    const area = this.reflector.getAllAndOverride<KeyArea | undefined>(KEY_AREA, places);
    const access = this.reflector.get<KeyAccess[] | undefined>(KEY_ACCESS, context.getHandler());
    const user =
      key === undefined
        ? await this.authenticate(request, http.getResponse<FastifyReply>())
        : await this.openWith(String(key), request, { area, access });
    if (!user) throw new UnauthorizedError(SIGN_IN);
    request.user = user;
    if (!roles.includes(user.role)) throw new ForbiddenError(onlyFor(roles));
    const isSaid = (mark: string) =>
      this.reflector.getAllAndOverride<boolean | undefined>(mark, places) ?? false;
    const requiresTwoFactor = !request.apiKey && !isSaid(WITHOUT_TWO_FACTOR);
    if (requiresTwoFactor && (await this.requiredTwoFactor.isMissing(user)))
      throw new TwoFactorRequiredError();
    if (isSaid(RECENT_AUTH) && !isRecentlyAuthenticated(request))
      throw new RecentAuthRequiredError();
    return true;
  }

  private async openWith(secret: string, request: Request, needs: Pick<KeyUse, 'area' | 'access'>) {
    const { method, ip: address } = request;
    const use = { ...needs, method, address };
    const { key, user, tokenVersion } = await this.keys.authenticate(secret, use);
    Object.assign(request, { apiKey: key, session: { id: null, tokenVersion } });
    return user;
  }

  /** Passport writes the callbacks of a request to its strategy, so each request gets a copy of the strategy. */
  private authenticate(request: FastifyRequest, reply: FastifyReply): Promise<UserDto | null> {
    return new Promise((resolve, reject) => {
      const answer = (error: Error | null, user: UserDto | false | null) =>
        error ? reject(error) : resolve(user || null);
      const strategy = Object.create(this.strategy) as JwtStrategy;
      const run = passport.authenticate(strategy, { session: false }, answer) as Middleware;
      run(request, reply, reject);
    });
  }
}

/** A request with an API key never has to confirm the identity, as no open browser could have sent it. */
function isRecentlyAuthenticated({ apiKey, session }: Request): boolean {
  return apiKey !== undefined || session?.isRecentlyAuthenticated === true;
}

type Middleware = (
  request: FastifyRequest,
  reply: FastifyReply,
  next: (error: unknown) => void,
) => void;
