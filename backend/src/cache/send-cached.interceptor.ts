import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import type { CachedAnswer } from './cached-answer.js';
import { writeAnswer } from './send-answer.js';

@Injectable()
export class SendCachedInterceptor implements NestInterceptor<CachedAnswer, Buffer> {
  intercept(context: ExecutionContext, next: CallHandler<CachedAnswer>): Observable<Buffer> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(mergeMap((answer) => writeAnswer(request, reply, answer)));
  }
}
