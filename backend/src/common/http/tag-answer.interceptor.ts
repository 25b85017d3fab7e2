import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, tap } from 'rxjs';
import { contentTag } from './etag.js';

@Injectable()
export class TagAnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      tap((body: unknown) => {
        if (typeof body !== 'object' || body === null || !('etag' in body)) return;
        void reply.header('ETag', contentTag(JSON.stringify(body)));
      }),
    );
  }
}
