import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { DataSource, type EntityManager } from 'typeorm';
import { productVersion } from '../../common/product-version.js';
import { transactionWithin } from '../../common/sql/transaction-within.js';
import type { ReplicaDto } from './dto/replica.dto.js';
import { forgetReplica, listReplicas, noteReplica } from './system.queries.js';

/** Milliseconds: two may be missed before it counts as gone. */
const BEAT = 20_000;
const PATIENCE = 2_000;

/** The processes that serve, of all machines: each says every 20 seconds that it is there. */
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

  /** The start waits for nobody. */
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

  /** Without a database it is told the next time. */
  private async tell(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    try {
      await transactionWithin(this.dataSource, PATIENCE, work);
    } catch (error) {
      this.logger.debug(error, 'The list of replicas could not be told.');
    }
  }
}
