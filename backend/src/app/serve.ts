import { Logger } from 'nestjs-pino';
import { printAddresses } from './print-addresses.js';
import { releasePort } from './reserve-port.js';
import type { AppConfig } from '../config/app-config.js';
import { warningsOf } from '../config/warnings.js';
import { createApp } from './create-app.js';
import { prepareDemo } from '../demo/prepare-demo.js';
import { SetupService } from '../identity/setup/setup.service.js';
import { drain, RequestsUnderWay } from './drain.js';
import { MetricsService } from '../operations/metrics/metrics.service.js';
import type { BeforeStop } from './run-process.js';

interface ServeOptions {
  isFirst?: boolean;
  onListening?: (url: string) => void;
}

/** Starts listening and reports the URL. Returns what to do first on a signal. */
export async function serve(
  config: AppConfig,
  resources: AsyncDisposableStack,
  { isFirst = true, onListening = (url) => printAddresses(config, url) }: ServeOptions = {},
): Promise<BeforeStop> {
  const app = await createApp(config);
  resources.defer(() => app.close());
  if (isFirst) for (const warning of warningsOf(config)) app.get(Logger).warn(warning);
  if (isFirst && config.demo) await prepareDemo(app);
  const requests = new RequestsUnderWay(app.getHttpServer());
  await app.get(MetricsService).listen();
  await app.init();
  await releasePort();
  await app.listen(config.port, config.host);
  onListening(await app.getUrl());
  const setupLink = isFirst ? await app.get(SetupService).link() : null;
  if (setupLink) process.stdout.write(`  Setup   ${setupLink}\n`);
  // Ctrl-C should be immediate; SIGTERM comes from a service manager, whose load balancer needs time.
  return (signal) => drain(app, requests, signal === 'SIGTERM' ? config.shutdownDelay * 1000 : 0);
}
