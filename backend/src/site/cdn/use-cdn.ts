import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CacheConfig } from '../../config/app-config.js';
import { CdnPurger } from './cdn-purger.service.js';
import { shareAnswers } from './share-answers.js';

export function useCdn(app: NestFastifyApplication): void {
  const { cdn } = app.get(CacheConfig);
  if (!cdn) return;
  const server = app.getHttpAdapter().getInstance();
  const purger = app.get(CdnPurger);
  shareAnswers(server, cdn);
  server.addHook('onListen', (done) => {
    purger.start();
    done();
  });
}
