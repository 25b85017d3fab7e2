import { crc32, deflateSync } from 'node:zlib';

const RED = [200, 20, 20];
const BLUE = [20, 20, 200];

/** A PNG file whose left half is red and whose right half is blue. */
export function twoColours(width: number, height: number) {
  const row = Buffer.from([
    0,
    ...Array.from({ length: width }, (_, x) => (x < width / 2 ? RED : BLUE)).flat(),
  ]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return { name: 'two-colours.png', mimeType: 'image/png', buffer: toPng(width, height, rows) };
}

/** @param rows of three bytes a pixel, each row after the 0 of its filter */
function toPng(width: number, height: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

/** Pixels between the knots of the coarsest noise; each octave has half of it. */
const COARSEST = 256;
const STRENGTH = 60;
/** What is left of the strength from octave to octave: of photographs about as much. */
const FALL = 0.77;

/** A picture that packs as a photograph does: large shapes, ever finer detail, and the grain of a sensor. */
export function photograph(seed: number, width = 960, height = 540): Buffer {
  const noise = noiseOf(seed);
  const light = new Float32Array(width * height);
  let strength = STRENGTH;
  for (let step = COARSEST; step >= 1; step /= 2) {
    addOctave(light, width, { noise, step, strength });
    strength *= FALL;
  }
  const tint = [0, 1, 2].map((channel) => 90 + 90 * noise(channel, seed, 1));
  const pixels = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = light[y * width + x] ?? 0;
      const isSky = value > STRENGTH / 3;
      for (const [channel, base] of tint.entries()) {
        const sky = isSky ? 40 + 20 * channel : 0;
        const level = base + value * (1 + channel / 8) + sky + 6 * noise(x * 3 + channel, y, 2);
        pixels[y * (1 + width * 3) + 1 + x * 3 + channel] = Math.max(0, Math.min(255, level));
      }
    }
  }
  return toPng(width, height, pixels);
}

type Noise = (x: number, y: number, layer: number) => number;

/** Of each point a number of its own between -1 and 1. */
function noiseOf(seed: number): Noise {
  return (x, y, layer) => {
    let hash = (x * 374_761_393 + y * 668_265_263 + (layer * 31 + seed) * 974_711) | 0;
    hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 31 - 1;
  };
}

interface Octave {
  noise: Noise;
  step: number;
  strength: number;
}

/** Values between the knots lie on a plane through them. */
function addOctave(light: Float32Array, width: number, { noise, step, strength }: Octave) {
  for (let place = 0; place < light.length; place += 1) {
    const [x, y] = [(place % width) / step, Math.floor(place / width) / step];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const row = (at: number) =>
      mix(noise(left, at, step + 3), noise(left + 1, at, step + 3), x - left);
    light[place] = (light[place] ?? 0) + strength * mix(row(top), row(top + 1), y - top);
  }
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share;
