import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defer, lastValueFrom, map, type Observable } from 'rxjs';
import { finishText } from './cached-answer.js';
import { ContentCacheService } from './content-cache.service.js';
import { writeAnswer } from './send-answer.js';

/** Keeps what a public call answers in memory, as finished bytes, until what visitors see changes. */
@Injectable()
export class CacheContentInterceptor implements NestInterceptor {
  constructor(private readonly cache: ContentCacheService) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<Buffer> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const make = async () =>
      finishText(
        200,
        'application/json; charset=utf-8',
        JSON.stringify(await lastValueFrom(next.handle())),
      );
    return defer(() => this.cache.get(request.url, make)).pipe(
      map((answer) => writeAnswer(request, reply, answer)),
    );
  }
}
