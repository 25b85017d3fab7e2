import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import pMap from 'p-map';
import { askInProcess } from '../../common/http/in-process.js';
import type { FieldError } from '../../common/problem/app-error.js';
import { LIMITS } from '../../common/validation/limits.js';
import { SiteConfig } from '../../config/app-config.js';
import {
  describeOldAddress,
  encodePath,
  normalizePath,
  splitAddress,
  toNewAddress,
} from './address-rules.js';
import type { SaveRedirectDto } from './dto/redirect.dto.js';

const FREE = [404, 410];
const AT_A_TIME = 8;

/** The values of a redirect as they are stored. */
export interface NewRedirect {
  fromPath: string;
  toAddress: string;
}

/** Checks redirects against everything but each other. */
@Injectable()
export class RedirectChecks {
  constructor(
    private readonly config: SiteConfig,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
  ) {}

  /** Returns the first error of the addresses, or the values to store. */
  read({ from, to }: SaveRedirectDto): NewRedirect | FieldError {
    const problem = describeOldAddress(from);
    if (problem !== null) return { field: 'from', message: problem };
    const fromPath = normalizePath(from);
    const toAddress = toNewAddress(to, this.config.publicUrl);
    if (toAddress === null) {
      const message =
        'New address must be a path of this site, such as /courses, or begin with https:// or http://';
      return { field: 'to', message };
    }
    if (toAddress.length > LIMITS.url)
      return { field: 'to', message: `New address must be at most ${LIMITS.url} characters` };
    if (normalizePath(splitAddress(toAddress).path) === fromPath)
      return { field: 'to', message: 'New address must not be the old one' };
    return { fromPath, toAddress };
  }

  /** Returns the paths that pages or files of this site have, which redirects would never be asked for. */
  async findTaken(paths: readonly string[]): Promise<Set<string>> {
    const server = this.host.httpAdapter.getInstance();
    const isTaken = async (path: string) =>
      !FREE.includes((await askInProcess(server, encodePath(path))).status);
    const taken = await pMap(paths, async (path) => ((await isTaken(path)) ? path : []), {
      concurrency: AT_A_TIME,
    });
    return new Set(taken.flat());
  }
}
