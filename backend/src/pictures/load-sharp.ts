import type { default as Sharp } from 'sharp';

/** Of what is read: other formats have had more faults than uses. Drawings are read by `paint-drawing` alone. */
const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
  'VipsForeignLoadNsgifBuffer',
];

let loading: Promise<typeof Sharp> | undefined;

/** The library that reads and writes pictures, which a process needs that has to do with one. */
export function loadSharp(loaders = LOADERS): Promise<typeof Sharp> {
  return (loading ??= load(loaders));
}

async function load(loaders: string[]): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // One thread a picture: visitors come first.
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
}
