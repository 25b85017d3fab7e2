import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access/access.decorators.js';
import { SiteConfig } from '../config/app-config.js';

/** Days until expiry; RFC 9116 recommends less than a year. */
const HOLDS = 90;

const PATH = '/.well-known/security.txt';

@Public()
@ApiExcludeController()
@Controller()
export class SecurityContactController {
  constructor(private readonly config: SiteConfig) {}

  @Get(PATH)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  getSecurityContact(): string {
    const { securityContacts, publicUrl } = this.config;
    return [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expiry(new Date()).toISOString()}`,
      'Preferred-Languages: en',
      ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}${PATH}`] : []),
      '',
    ].join('\n');
  }
}

/** Constant for a day, so that caches can store the file. */
function expiry(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + HOLDS));
}
