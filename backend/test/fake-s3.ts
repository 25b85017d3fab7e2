import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A simulated failure: an S3 error, no response, or a connection closed in the middle. */
export type S3Failure = { status: number; code: string } | 'hangs' | 'cuts';

const KEY = 'S3RVER';
const BUCKET = 'lectern-tests';

/** S3-compatible storage on loopback with a bucket of its own and simulated failures. */
export class FakeS3 {
  failure: S3Failure | null = null;
  /** Which requests fail; null: all. */
  fails: ((method: string, path: string) => boolean) | null = null;
  /** The most names per list response, because servers may return fewer than the 1,000 of S3. */
  mostListed: number | null = null;
  readonly bucket = BUCKET;

  private constructor(
    private readonly folder: string,
    private readonly storage: RequestListener,
  ) {}

  static async start(): Promise<FakeS3> {
    const directory = await mkdtemp(join(tmpdir(), 'lectern-s3-'));
    const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET }] });
    await s3.configureBuckets();
    const standIn = new FakeS3(directory, s3.callback());
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get env(): NodeJS.ProcessEnv {
    const { port } = this.server.address() as AddressInfo;
    return {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    };
  }

  /** Adds an object with this name. */
  async put(name: string): Promise<void> {
    await this.ask(name, { method: 'PUT', body: 'x' });
  }

  async get(name: string): Promise<Buffer> {
    return Buffer.from(await (await this.ask(name)).arrayBuffer());
  }

  /** Returns the sorted names in the bucket. */
  async names(): Promise<string[]> {
    const suffix = '._S3rver_object';
    return (await this.files())
      .filter((file) => file.endsWith(suffix))
      .map((file) => file.slice(0, -suffix.length))
      .toSorted();
  }

  /** A folder may be removed while it is read, which makes the list worthless. */
  private async files(): Promise<string[]> {
    try {
      return await readdir(join(this.folder, BUCKET), { recursive: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return this.files();
    }
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await rm(this.folder, { recursive: true, force: true });
  }

  private async ask(name: string, init?: RequestInit): Promise<Response> {
    const answer = await fetch(`${this.env.S3_ENDPOINT}/${BUCKET}/${name}`, init);
    if (!answer.ok) throw new Error(await answer.text());
    return answer;
  }

  /** Own implementation, because s3rver's pagination uses a cipher that Node no longer has. */
  private async list(url: string, most: number, response: ServerResponse): Promise<void> {
    const { searchParams } = new URL(url, 'http://localhost');
    const prefix = searchParams.get('prefix') ?? '';
    const last = searchParams.get('continuation-token') ?? '';
    const left = (await this.names()).filter((name) => name.startsWith(prefix) && name > last);
    const listed = left.slice(0, most);
    const next = left.length > most ? listed.at(-1) : undefined;
    const token = next && `<NextContinuationToken>${next}</NextContinuationToken>`;
    const contents = listed.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
    response
      .writeHead(200, { 'Content-Type': 'application/xml' })
      .end(`<?xml version="1.0"?><ListBucketResult>${token ?? ''}${contents}</ListBucketResult>`);
  }

  private readonly server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const { failure } = this;
    if (!failure || this.fails?.(method, url) === false) {
      if (this.mostListed === null || !url.includes('list-type=2')) {
        return this.storage(request, response);
      }
      return void this.list(url, this.mostListed, response);
    }
    if (failure === 'hangs') return;
    if (failure === 'cuts') {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('half of it', () => response.destroy());
      return;
    }
    const body = `<?xml version="1.0"?><Error><Code>${failure.code}</Code><Message>As the test wants it</Message></Error>`;
    response.writeHead(failure.status, { 'Content-Type': 'application/xml' }).end(body);
  });
}
