import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { isApi } from '../http/is-api.js';
import { createValidationPipe } from './validation.pipe.js';

class Nothing {}

/** Refuses a query or a body for operations of the API that take none, instead of ignoring it. */
@Injectable()
export class RefuseUnknownInterceptor implements NestInterceptor {
  private readonly validation = createValidationPipe();

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { routeOptions, query, body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (isApi(routeOptions.url ?? '')) {
      if (!takes(context, RouteParamtypes.QUERY)) await this.refuse('query', query);
      const isRead =
        takes(context, RouteParamtypes.BODY) || takes(context, RouteParamtypes.REQUEST);
      if (!isRead && body !== undefined && body !== null) await this.refuse('body', body);
    }
    return next.handle();
  }

  private refuse(type: 'query' | 'body', value: unknown): Promise<unknown> {
    return this.validation.transform(value, { type, metatype: Nothing });
  }
}

function takes(context: ExecutionContext, kind: RouteParamtypes): boolean {
  const { name } = context.getHandler();
  const parameters: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), name);
  return Object.keys(parameters ?? {}).some((key) => key.startsWith(`${kind}:`));
}
