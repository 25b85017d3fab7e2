import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';

@Injectable()
export class RefuseBrokenInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { problem } = context.switchToHttp().getRequest<FastifyRequest>();
    if (problem) throw problem;
    return next.handle();
  }
}
