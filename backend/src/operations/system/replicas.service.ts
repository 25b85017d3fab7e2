import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { DataSource, type EntityManager } from 'typeorm';
import { productVersion } from '../../common/release.js';
import { transactionWithin } from '../../common/sql/transaction-within.js';
import type { ReplicaDto } from './dto/system.dto.js';
import { forgetReplica, listReplicas, noteReplica } from './system.queries.js';

/** Milliseconds. A process that misses two counts as gone. */
const BEAT = 20_000;
const PATIENCE = 2_000;

/** Announces each serving process every 20 seconds. */
@Injectable()
export class Replicas implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Replicas.name);
  private beating: Promise<void> = Promise.resolve();
  private heart: NodeJS.Timeout | undefined;

  readonly own: Omit<ReplicaDto, 'seen_at'> = {
    id: randomUUID(),
    host: hostname(),
    pid: process.pid,
    version: productVersion(),
    started_at: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  };

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.beat();
    this.heart = setInterval(() => this.beat(), BEAT);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.heart);
    await this.beating;
    await this.tell((manager) => forgetReplica(manager, this.own.id));
  }

  beat(): void {
    this.beating = this.tell((manager) => noteReplica(manager, this.own));
  }

  list(): Promise<ReplicaDto[]> {
    return listReplicas(this.dataSource.manager);
  }

  /** If the database is unavailable, the next announcement follows. */
  private async tell(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    try {
      await transactionWithin(this.dataSource, PATIENCE, work);
    } catch (error) {
      this.logger.debug(error, 'Could not update the list of replicas (will retry in 20 s).');
    }
  }
}
