import type { default as Sharp } from 'sharp';

/** Supported formats. Others have had too many security bugs. SVG is rendered by `paint-drawing` only. */
const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
  'VipsForeignLoadNsgifBuffer',
];

let loading: Promise<typeof Sharp> | undefined;

export function loadSharp(loaders = LOADERS): Promise<typeof Sharp> {
  return (loading ??= load(loaders));
}

async function load(loaders: string[]): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // One thread per picture, so that requests go first.
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
}
