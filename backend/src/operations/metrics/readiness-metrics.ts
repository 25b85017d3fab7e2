import { Gauge, type Registry } from 'prom-client';
import type { Readiness } from '../health/readiness.service.js';

export function measureReadiness(registry: Registry, readiness: () => Promise<Readiness>): void {
  const registers = [registry];
  new Gauge({
    name: 'lectern_ready',
    help: '1 while the process is to be sent requests.',
    registers,
    async collect() {
      const { unready } = await readiness();
      this.set(unready ? 0 : 1);
    },
  });
  new Gauge({
    name: 'lectern_degraded',
    help: '1 for each thing that does not work while the process is ready.',
    labelNames: ['what'],
    registers,
    async collect() {
      const { degraded } = await readiness();
      this.reset();
      for (const what of degraded) this.set({ what }, 1);
    },
  });
}
