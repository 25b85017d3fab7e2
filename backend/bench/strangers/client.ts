import { Agent, request } from 'node:http';
import type { Usage } from './server.js';

export interface Product {
  url: string;
  isAlive: () => boolean;
  usage: () => Promise<Usage>;
}

export const CONNECTIONS = 20;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

export function ask(url: string, path: string, form?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Accept-Encoding': 'br',
      ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    };
    request(url + path, { agent, method: form ? 'POST' : 'GET', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    })
      .on('error', reject)
      .end(form);
  });
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export function inWords(statuses: Record<string, number>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}
