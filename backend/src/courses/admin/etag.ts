import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AdminCourseDto } from '../dto/admin-course.dto.js';

/** The entity tag of a course: the version of its override, which is what two admins may both save. */
export function toEtag(overrideVersion: number): string {
  return `"${overrideVersion}"`;
}

/**
 * Whether a request with this `If-Match` may go on. Without one, or with `*`, it always may. Weak
 * tags match nothing (RFC 9110, 13.1.1).
 */
export function matches(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((tag) => tag.trim() === etag);
}

/** Describes the header `ETag` of an answer. */
export const ETAG = {
  ETag: {
    description: 'The version of the override, for `If-Match`; also in the body.',
    schema: { type: 'string' as const },
    example: '"3"',
  },
};

/** Describes the request header `If-Match`. */
export const ApiIfMatch = () =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    schema: { type: 'string' },
    example: '"3"',
    description:
      'The `etag` of the course when it was read: 412 if somebody has saved or removed the override ' +
      'since. Without it, or with `*`, the last write wins.',
  });

/** Says in the answer's header which version of the override it holds. */
export function withEtag(reply: FastifyReply, course: AdminCourseDto): AdminCourseDto {
  void reply.header('ETag', course.etag);
  return course;
}
