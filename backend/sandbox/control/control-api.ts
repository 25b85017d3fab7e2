import type { FastifyError, FastifyInstance } from 'fastify';
import { parseBody } from './parse.js';
import { settingsSchema, type SandboxSettings } from './settings.js';
import { recordsControl, type RecordsControlOptions } from './records-control.js';
import { thinkificControl, type ThinkificControlOptions } from './thinkific-control.js';
import { udemyControl, type UdemyControlOptions } from './udemy-control.js';

export interface ControlOptions {
  settings: { read: () => SandboxSettings; change: (changes: Partial<SandboxSettings>) => void };
  reset: () => void;
  thinkific: ThinkificControlOptions;
  udemy: UdemyControlOptions;
  feed: RecordsControlOptions;
  moodle: RecordsControlOptions;
}

/** Registers the calls under `/control`, by which demos, tests and benchmarks control the sandbox. */
export async function controlApi(app: FastifyInstance, options: ControlOptions): Promise<void> {
  const { settings, reset, thinkific, udemy, feed, moodle } = options;

  app.setErrorHandler((error: FastifyError, _request, reply) =>
    reply.code(error.statusCode ?? 500).send({ error: error.message }),
  );

  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ error: `${request.method} ${request.url} is not a control call.` }),
  );

  app.get('/settings', () => settings.read());

  app.patch('/settings', (request) => {
    settings.change(parseBody(settingsSchema.partial(), request.body));
    return settings.read();
  });

  app.post('/reset', (_request, reply) => {
    reset();
    return reply.code(204).send();
  });

  await app.register(thinkificControl, { prefix: '/thinkific', ...thinkific });
  await app.register(udemyControl, { prefix: '/udemy', ...udemy });
  await app.register(recordsControl, { prefix: '/feed', ...feed });
  await app.register(recordsControl, { prefix: '/moodle', ...moodle });
}
