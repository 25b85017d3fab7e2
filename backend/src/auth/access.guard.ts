import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import { ForbiddenError, UnauthorizedError } from '../common/problem/app-error.js';
import type { UserDto } from '../users/dto/user.dto.js';
import type { UserRole } from '../users/user.entity.js';
import type { SignedInRequest } from './current-user.decorator.js';
import { JwtStrategy } from './jwt.strategy.js';
import { PUBLIC } from './public.decorator.js';
import { onlyFor, ROLES, SIGN_IN } from './roles.decorator.js';

type Request = FastifyRequest & Partial<SignedInRequest>;

/** Stands before every route. One that declares neither @Public nor @Roles is refused to everybody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly strategy: JwtStrategy,
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
    const user = await this.authenticate(request, http.getResponse<FastifyReply>());
    if (!user) throw new UnauthorizedError(SIGN_IN);
    request.user = user;
    if (!roles.includes(user.role)) throw new ForbiddenError(onlyFor(roles));
    return true;
  }

  /** Passport writes a request's callbacks onto its strategy, so each request has a copy. */
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

type Middleware = (
  request: FastifyRequest,
  reply: FastifyReply,
  next: (error: unknown) => void,
) => void;
