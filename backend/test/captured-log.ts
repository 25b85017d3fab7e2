import type { DestinationStream } from 'pino';

export interface LogLine {
  level: number;
  msg: string;
  requestId?: string;
  err?: { type: string; message: string; stack: string };
  [field: string]: unknown;
}

export class CapturedLog implements DestinationStream {
  text = '';

  write(line: string): void {
    this.text += line;
  }

  /** Returns the lines of the request with this `X-Request-Id`. */
  of(requestId: string | null): LogLine[] {
    return this.lines.filter((line) => line.requestId === requestId);
  }

  get lines(): LogLine[] {
    return this.text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as LogLine);
  }

  clear(): void {
    this.text = '';
  }
}
