import type { SyncRunDto } from '../dto/sync-run.dto.js';

export const STREAM = '/api/admin/sync-runs/running/stream';

/** One who follows the syncs, as a browser does. */
export class Follower {
  readonly events: SyncRunDto[][] = [];
  isEnded = false;

  private constructor(
    readonly answer: Response,
    private readonly leaving: AbortController,
  ) {
    void this.read().catch(() => undefined);
  }

  static async of({ url }: { url: string }, token: string): Promise<Follower> {
    const leaving = new AbortController();
    const answer = await fetch(`${url}${STREAM}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    return new Follower(answer, leaving);
  }

  get latest(): SyncRunDto[] | undefined {
    return this.events.at(-1);
  }

  leave(): void {
    this.leaving.abort();
  }

  private async read(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of this.answer.body ?? []) {
      const parts = (text + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n');
      text = parts.pop() ?? '';
      const told = parts.filter((part) => part.startsWith('data: '));
      this.events.push(...told.map((part) => JSON.parse(part.slice(6)) as SyncRunDto[]));
    }
    this.isEnded = true;
  }
}
