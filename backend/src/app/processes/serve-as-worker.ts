import type { Worker } from 'node:cluster';
import { AlreadyTold, type BeforeStop } from '../run-process.js';
import type { News, Order } from './messages.js';

/** Serves with the settings of the process that started this one, and ends in good order when that one is gone. */
export async function serveAsWorker(
  worker: Worker,
  resources: AsyncDisposableStack,
): Promise<BeforeStop> {
  const ordered = new Promise<Extract<Order, { kind: 'serve' }>>((resolve, reject) => {
    process.on('message', (order: Order) => {
      if (order.kind === 'serve') resolve(order);
      else stop(order.signal);
    });
    worker.once('disconnect', () => {
      // Without this Node ends the process at once, and the requests under way with it.
      worker.exitedAfterDisconnect = true;
      reject(new AlreadyTold());
      stop('SIGTERM');
    });
  });
  const tell = (news: News) => process.send?.(news);
  tell({ kind: 'listening-to-orders' });
  const { settings, isFirst } = await ordered;
  const { serve } = await import('../serve.js');
  return serve(settings, resources, {
    isFirst,
    onListening: (url) => tell({ kind: 'serving', url }),
  });
}

/** As if the signal had come; one that has come already, from a terminal or a service manager, counts once. */
function stop(signal: NodeJS.Signals): void {
  process.emit(signal, signal);
}
