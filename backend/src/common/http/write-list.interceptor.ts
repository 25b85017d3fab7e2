import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { SLICE, inSlices } from '../in-slices.js';

/** Serializes a list in slices, so that a long one does not block other requests. */
export async function writeList(items: readonly unknown[]): Promise<string> {
  const parts = await inSlices(items, (slice) =>
    Promise.resolve([JSON.stringify(slice).slice(1, -1)]),
  );
  return `[${parts.join()}]`;
}

/** Serializes long lists in slices, because Nest would block the event loop until the whole list is written. */
@Injectable()
export class WriteListInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap(async (body: unknown) => {
        if (!Array.isArray(body) || body.length <= SLICE) return body;
        void reply.type('application/json; charset=utf-8');
        return writeList(body);
      }),
    );
  }
}
