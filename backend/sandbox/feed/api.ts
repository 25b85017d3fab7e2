import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { spoilRecords } from '../faults/bad-records.js';
import { addTransportFaults } from '../faults/transport-faults.js';
import type { RecordsPlatform } from '../records/platform.js';

export const FEED_PATH = '/feed';

/** Serves a course feed as JSON, as a school's own web server would. */
export function feedApi(
  app: FastifyInstance,
  { platform }: { platform: RecordsPlatform },
  done: () => void,
): void {
  platform.log.attach(app);

  const targetOf = ({ url }: { url: string }) => ({
    path: url.slice(FEED_PATH.length).split('?')[0] ?? '',
    page: 1,
  });

  addTransportFaults(app, {
    board: platform.faults,
    targetOf,
    answerStatus: (reply, { status }) =>
      reply
        .code(status)
        .type('text/plain')
        .send(STATUS_CODES[status] ?? 'Error'),
  });

  // With a handler of its own, the hooks of this scope also see addresses that lead nowhere.
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not Found'));

  app.get('/courses.json', (request) =>
    spoilRecords(platform.store.records, platform.faults.take(targetOf(request), ['bad-record'])),
  );

  done();
}
