import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import { ContentCache } from '../../cache/content-cache.js';
import { redirectTo, type RenderedResponse } from '../../cache/rendered-response.js';
import { inProcessCall } from '../../common/http/in-process.js';
import { normalizePath, splitAddress, withQuery } from './address-rules.js';
import { follow, type Targets } from './follow.js';
import { MissingAddressesService } from './missing-addresses.service.js';
import { Redirect } from './redirect.entity.js';

/** Bytes, enough for the most redirects with the longest addresses. */
const MAX_SIZE = 32 * 1024 * 1024;
const ENTRY = 128;
const CHARACTER = 2;

/** A removed course is 410. */
const MISSING = [404, 410];

/** Served from memory, so that visits of made-up addresses cause no queries. */
@Injectable()
export class RedirectLookup {
  private readonly memory: ContentCache<Targets>;

  constructor(
    changes: ContentChangesService,
    @InjectRepository(Redirect) private readonly redirects: Repository<Redirect>,
    private readonly missing: MissingAddressesService,
  ) {
    this.memory = new ContentCache(changes, {
      tags: ['redirects'],
      isShown: false,
      entries: 1,
      bytes: MAX_SIZE,
      sizeOf: sizeOfTargets,
    });
  }

  /** Returns a redirect instead of the page of an address that does not exist, or counts the visit. */
  async replaceMissing(page: RenderedResponse, request: FastifyRequest): Promise<RenderedResponse> {
    // A call within the process checks whether an address exists.
    if (!MISSING.includes(page.status) || inProcessCall()) return page;
    const { path, query } = splitAddress(request.url);
    const targets = await this.memory.get('all', () => this.read());
    const target = follow(targets, normalizePath(path));
    if (target) return redirectTo(withQuery(target, query));
    this.missing.note(request);
    return page;
  }

  private async read(): Promise<Targets> {
    const rows = await this.redirects.find({ select: { fromPath: true, toAddress: true } });
    return new Map(rows.map(({ fromPath, toAddress }) => [fromPath, toAddress]));
  }
}

function sizeOfTargets(targets: Targets): number {
  const sizes = [...targets].map(([from, to]) => (from.length + to.length) * CHARACTER + ENTRY);
  return sizes.reduce((sum, size) => sum + size, ENTRY);
}
