import { Logger } from 'nestjs-pino';
import { announce } from './announce.js';
import { warningsOf } from './config/warnings.js';
import { createApp } from './create-app.js';
import { prepareDemo } from './demo/prepare-demo.js';
import { holdRelease } from './release.js';
import { drain, RequestsUnderWay } from './drain.js';
import { runProcess } from './run-process.js';
import { startRuntime } from './runtime.js';

await runProcess(async (resources) => {
  await holdRelease(resources);
  const config = await startRuntime(resources);
  const app = await createApp(config);
  resources.defer(() => app.close());
  for (const warning of warningsOf(config)) app.get(Logger).warn(warning);
  if (config.demo) await prepareDemo(app);
  const requests = new RequestsUnderWay(app.getHttpServer());
  await app.listen(config.port, config.host);
  announce(config, await app.getUrl());
  // Who presses Ctrl-C does not want to wait; SIGTERM comes from what also sends requests here.
  return (signal) => drain(app, requests, signal === 'SIGTERM' ? config.shutdownDelay * 1000 : 0);
});
