import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { zoneInWords } from '../../common/text/in-words.js';
import { SiteConfig } from '../../config/app-config.js';
import { SiteContentService } from '../../site-content/site-content.service.js';
import { MailsService } from '../../mail/mails.service.js';
import { User } from '../users/user.entity.js';
import { KnownDevice } from './known-device.entity.js';
import { rememberDevice, keepLastSeen } from './sessions.queries.js';

const NOTICE = 'new-device';
/** Devices of one user. The ones used longest ago are deleted. */
const MOST_OF_USER = 50;

/** Mails users when somebody signs in to their account with a new device. */
@Injectable()
export class KnownDevicesService {
  constructor(
    private readonly config: SiteConfig,
    @InjectRepository(KnownDevice) private readonly devices: Repository<KnownDevice>,
    private readonly mails: MailsService,
    private readonly site: SiteContentService,
  ) {
    mails.compose(NOTICE, (id) => this.compose(id));
  }

  /** Sends no mail for the first device, because that is the user's own sign-in. */
  async noteSignIn(
    manager: EntityManager,
    signIn: { userId: string; device: string; address: string },
  ): Promise<void> {
    const { id, isNew, isFirst } = await rememberDevice(manager, signIn);
    if (!isNew) return;
    await keepLastSeen(manager, 'known_devices', signIn.userId, MOST_OF_USER);
    if (isFirst) return;
    const { email } = await manager.findOneByOrFail(User, { id: signIn.userId });
    await this.mails.send(manager, { kind: NOTICE, cause: id, recipient: email });
  }

  private async compose(id: string) {
    const found = await this.devices.findOne({
      where: { id },
      relations: { user: true },
    });
    if (!found?.user) return null;
    const { device, address, firstSeenAt, user } = found;
    const style = this.site.latest.content;
    const { timeZone } = style;
    const when = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
    return {
      ...{ name: user.name, username: user.username, device, address },
      when: `${firstSeenAt.toLocaleString(style.locale, when)} ${zoneInWords(firstSeenAt, style)}`,
      link: `${this.config.publicUrl}/admin/account`,
    };
  }
}
