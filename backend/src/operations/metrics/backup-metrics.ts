import { Gauge, type Registry } from 'prom-client';

/** @param age seconds; null: unknown */
export function measureBackups(registry: Registry, age: () => Promise<number | null>): void {
  new Gauge({
    name: 'lectern_backup_age_seconds',
    help: 'Seconds since the newest backup was made; infinite when BACKUP_CRON is set and there is none.',
    registers: [registry],
    async collect() {
      const seconds = await age();
      if (seconds === null) this.remove();
      else this.set(seconds);
    },
  });
}
