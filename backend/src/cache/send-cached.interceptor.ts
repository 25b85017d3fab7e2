import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import type { RenderedResponse } from './rendered-response.js';
import { writeResponse } from './write-response.js';

@Injectable()
export class SendCachedInterceptor implements NestInterceptor<RenderedResponse, Buffer> {
  intercept(context: ExecutionContext, next: CallHandler<RenderedResponse>): Observable<Buffer> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(mergeMap((answer) => writeResponse(request, reply, answer)));
  }
}
