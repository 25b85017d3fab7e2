import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { randomUUID } from 'node:crypto';
import { DataSource, MoreThan, Repository } from 'typeorm';
import type { CurrentSession } from '../../common/access/current-user.decorator.js';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { NotFoundError } from '../../common/problem/app-error.js';
import { AuthConfig } from '../../config/app-config.js';
import { type UserDto, toUserDto } from '../users/dto/user.dto.js';
import { User } from '../users/user.entity.js';
import { changeOneself, changeUsers, findUser } from '../users/users.rules.js';
import { describeDevice } from './session.mapper.js';
import { KnownDevicesService } from './known-devices.service.js';
import { Session } from './session.entity.js';
import { keepLastSeen, noteSeen, purgeSessions } from './sessions.queries.js';
import { endOtherSessions } from '../users/users.queries.js';

const MOST_OF_USER = 100;
const MINUTE = 60_000;
/** Uses the database's clock, which all replicas share. */
const IS_RECENT = `session.authenticatedAt > now() - interval '15 minutes'`;

export interface Caller {
  address: string;
  userAgent: string | undefined;
}

interface Resumed {
  session: CurrentSession;
  user: UserDto;
}

/** Manages the sessions behind tokens. Ending one ends it on every replica at once (decisions/sessions.md). */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger(SessionsService.name);

  constructor(
    private readonly config: AuthConfig,
    private readonly dataSource: DataSource,
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly devices: KnownDevicesService,
  ) {}

  /** Returns the id of a new session, or null if the user was deleted in the meantime. */
  async begin(userId: string, tokenVersion: number, caller: Caller): Promise<string | null> {
    const id = randomUUID();
    const { address } = caller;
    const device = describeDevice(caller.userAgent);
    return this.dataSource.transaction(async (manager) => {
      const user = await manager.findOne(User, {
        where: { id: userId },
        lock: { mode: 'pessimistic_read' },
      });
      if (!user) return null;
      await manager.insert(Session, {
        ...{ id, userId, tokenVersion, device, address },
        expiresAt: new Date(Date.now() + this.config.jwtExpiresIn * 1000),
      });
      await keepLastSeen(manager, 'sessions', userId, MOST_OF_USER);
      await this.devices.noteSignIn(manager, { userId, device, address });
      return id;
    });
  }

  /** Returns the session of a token and marks it as seen, or returns null if it has ended. */
  async resume(id: string, userId: string, address: string): Promise<Resumed | null> {
    if (!isUUID(id) || !isUUID(userId)) return null;
    const { entities, raw } = await this.sessions
      .createQueryBuilder('session')
      .addSelect(IS_RECENT, 'is_recent')
      .innerJoinAndSelect('session.user', 'owner')
      .where('session.id = :id AND owner.id = :userId AND owner.isActive', { id, userId })
      .getRawAndEntities<{ is_recent: boolean }>();
    const [session] = entities;
    if (!session || session.tokenVersion !== session.user.tokenVersion) return null;
    if (Date.now() - session.lastSeenAt.getTime() >= MINUTE) await this.see(id, address);
    const { tokenVersion, user } = session;
    return {
      session: { id, tokenVersion, isRecentlyAuthenticated: raw[0]?.is_recent ?? false },
      user: toUserDto(user),
    };
  }

  list(userId: string, tokenVersion: number): Promise<Session[]> {
    return this.sessions.find({
      where: { userId, tokenVersion, expiresAt: MoreThan(new Date()) },
      order: { lastSeenAt: 'DESC', id: 'ASC' },
    });
  }

  async recordAuthentication(id: string): Promise<boolean> {
    const { affected } = await this.sessions.update({ id }, { authenticatedAt: () => 'now()' });
    return affected === 1;
  }

  async end(id: string): Promise<void> {
    await this.sessions.delete({ id });
  }

  async endOwn(userId: string, id: string): Promise<void> {
    const ended = isUUID(id) && (await this.sessions.delete({ id, userId }));
    if (!ended || !ended.affected) {
      throw new NotFoundError('There is no such session. It may have ended already.');
    }
  }

  /** @throws UnauthorizedError if the current session has ended in the meantime */
  async endOthers(user: UserDto, { id, tokenVersion }: CurrentSession): Promise<void> {
    await changeOneself(this.dataSource.manager, user, tokenVersion, (manager) =>
      endOtherSessions(manager, user.id, id),
    );
  }

  async endAllOf(actor: UserDto, userId: string): Promise<void> {
    await changeUsers(this.dataSource.manager, actor, async (manager) => {
      const { id } = await findUser(manager, userId);
      await endOtherSessions(manager, id, null);
    });
  }

  @Scheduled('hour', 'Could not delete expired sessions (will retry in 1 h).')
  async purge(): Promise<void> {
    await purgeSessions(this.dataSource.manager);
  }

  /** Lets the request through even if the time cannot be stored. */
  private async see(id: string, address: string): Promise<void> {
    try {
      await noteSeen(this.dataSource.manager, id, address);
    } catch (error) {
      this.logger.warn(error, 'Could not record when a session was last used.');
    }
  }
}
