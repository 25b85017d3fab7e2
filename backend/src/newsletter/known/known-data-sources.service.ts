import { Injectable } from '@nestjs/common';
import type { DateStyle } from '../../common/text/in-words.js';

interface KnownThing {
  /** For the file to download. */
  data: object;
  inWords(style: DateStyle): string;
}

/** What another feature knows of an address. */
export interface KnownDataSource {
  /** The name in the file. */
  name: string;
  /** The heading on the page. */
  term: string;
  find(email: string): Promise<KnownThing[]>;
  erase(email: string): Promise<void>;
}

/** Lists the features that know addresses, too. Their modules add them. */
@Injectable()
export class KnownDataSources {
  readonly all: KnownDataSource[] = [];

  add(source: KnownDataSource): void {
    this.all.push(source);
  }

  /** Returns what each feature knows of the address. Leaves out those that know nothing. */
  async find(email: string) {
    const found = await Promise.all(
      this.all.map(async (source) => ({ source, things: await source.find(email) })),
    );
    return found.filter(({ things }) => things.length > 0);
  }

  async erase(email: string): Promise<void> {
    for (const source of this.all) await source.erase(email);
  }
}

export type KnownElsewhere = Awaited<ReturnType<KnownDataSources['find']>>;
