import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code?: number };
}

interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

export interface CollectedSpan extends Omit<SentSpan, 'attributes'> {
  attributes: Record<string, string | number | undefined>;
}

/** An OTLP/HTTP collector of traces. */
export class FakeCollector {
  readonly spans: CollectedSpan[] = [];
  resource: Record<string, string | number | undefined> = {};
  headers: NodeJS.Dict<string | string[]> = {};
  /** Everything that was received. */
  text = '';
  /** The status with which requests are refused. */
  refusal: number | null = null;
  refused = 0;

  private readonly server = createServer((request, response) => {
    void text(request).then((body) => {
      this.headers = request.headers;
      const isTaken = this.refusal === null && request.url === '/v1/traces';
      if (isTaken) this.take(body);
      else this.refused += 1;
      response.writeHead(isTaken ? 200 : (this.refusal ?? 404), {
        'Content-Type': 'application/json',
      });
      response.end('{}');
    });
  });

  static async start(): Promise<FakeCollector> {
    const collector = new FakeCollector();
    await new Promise<void>((resolve) => collector.server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  of(traceId: string): CollectedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(body: string): void {
    this.text += body;
    for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
      this.resource = toRecord(resource.attributes);
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        this.spans.push({ ...span, attributes: toRecord(span.attributes) });
      }
    }
  }
}

function toRecord(attributes: Attribute[]) {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
}
