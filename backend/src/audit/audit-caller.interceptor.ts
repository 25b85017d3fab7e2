import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import type { SignedInRequest } from '../common/access/current-user.decorator.js';
import { withoutAuditEntries, onBehalfOf } from '../common/sql/caller.js';
import { AUDITED } from './audited.decorator.js';

@Injectable()
export class AuditCallerInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest & Partial<SignedInRequest>>();
    const handler = context.getHandler();
    const named = this.reflector.get<string | undefined>(AUDITED, handler);
    if (!request.user && named === undefined) return next.handle();
    const caller = {
      id: request.user?.id ?? null,
      name: nameOf(request),
      action: named ?? handler.name,
      address: request.ip,
      request: request.id,
    };
    const attribute = request.method === 'GET' ? withoutAuditEntries : onBehalfOf;
    return attribute(caller, () => next.handle());
  }
}

function nameOf({ user, apiKey }: Partial<SignedInRequest>): string | null {
  if (!user) return null;
  return apiKey ? `${user.username}, by the API key “${apiKey.name}”` : user.username;
}
