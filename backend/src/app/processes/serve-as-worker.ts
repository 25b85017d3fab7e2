import type { Worker } from 'node:cluster';
import { AlreadyReportedError, type BeforeStop } from '../run-process.js';
import type { WorkerMessage, SupervisorMessage } from './messages.js';

/** Serves with the supervisor's settings, and shuts down when the supervisor is gone. */
export async function serveAsWorker(
  worker: Worker,
  resources: AsyncDisposableStack,
): Promise<BeforeStop> {
  const ordered = new Promise<Extract<SupervisorMessage, { kind: 'serve' }>>((resolve, reject) => {
    process.on('message', (order: SupervisorMessage) => {
      if (order.kind === 'serve') resolve(order);
      else stop(order.signal);
    });
    worker.once('disconnect', () => {
      // Otherwise Node ends the process at once, with its running requests.
      worker.exitedAfterDisconnect = true;
      reject(new AlreadyReportedError());
      stop('SIGTERM');
    });
  });
  const tell = (news: WorkerMessage) => process.send?.(news);
  tell({ kind: 'listening-to-orders' });
  const { settings, isFirst } = await ordered;
  const { serve } = await import('../serve.js');
  return serve(settings, resources, {
    isFirst,
    onListening: (url) => tell({ kind: 'serving', url }),
  });
}

/** Handles the order like a signal. A signal that has already arrived from a terminal counts once. */
function stop(signal: NodeJS.Signals): void {
  process.emit(signal, signal);
}
