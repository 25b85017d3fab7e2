import cluster from 'node:cluster';
import { holdRelease } from '../common/release.js';
import { runProcess } from './run-process.js';
import { startRuntime } from './runtime.js';

await runProcess(async (resources) => {
  await holdRelease(resources);
  if (cluster.worker) {
    const { serveAsWorker } = await import('./processes/serve-as-worker.js');
    return serveAsWorker(cluster.worker, resources);
  }
  const config = await startRuntime(resources);
  if (config.processes > 1) {
    const { supervise } = await import('./processes/supervise.js');
    return supervise(config);
  }
  // Configuration and database errors are reported before the application is loaded.
  const { serve } = await import('./serve.js');
  return serve(config, resources);
});
