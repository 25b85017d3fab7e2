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

class NoQuery {}

/** Tells whoever sends a query to an operation of the API without one, instead of ignoring it. */
@Injectable()
export class RefuseUnknownQueryInterceptor implements NestInterceptor {
  private readonly validation = createValidationPipe();

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { routeOptions, query } = context.switchToHttp().getRequest<FastifyRequest>();
    if (isApi(routeOptions.url ?? '') && !takesQuery(context)) {
      await this.validation.transform(query, { type: 'query', metatype: NoQuery });
    }
    return next.handle();
  }
}

function takesQuery(context: ExecutionContext): boolean {
  const { name } = context.getHandler();
  const parameters: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), name);
  return Object.keys(parameters ?? {}).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}
