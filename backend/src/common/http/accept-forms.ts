import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/** Bytes, as for JSON. */
const MAX_BODY = 256 * 1024;

/** Lets routes read what HTML forms send. Bodies of other kinds count as empty ones. */
export async function acceptForms(server: FastifyInstance): Promise<void> {
  server.removeAllContentTypeParsers();
  await server.register(formbody, { bodyLimit: MAX_BODY });
  const options = { parseAs: 'buffer', bodyLimit: MAX_BODY } as const;
  server.addContentTypeParser('*', options, (_request, _body, done) => done(null, {}));
}
