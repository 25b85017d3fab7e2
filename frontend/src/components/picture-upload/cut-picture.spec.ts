import { cutPicture } from './cut-picture';

const WHOLE = { x: 0, y: 0, width: 100, height: 100 };

/** jsdom draws nothing: this answers the size of the canvas. */
async function sizeOf(bitmap: { width: number; height: number }, part = WHOLE): Promise<unknown> {
  let size: unknown;
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLCanvasElement.prototype.toBlob = function (give, type = '') {
    size = [this.width, this.height];
    give(new Blob([], { type }));
  };
  await cutPicture(bitmap as ImageBitmap, part, { aspect: 2, width: 800 });
  return size;
}

describe('cutPicture', () => {
  it('makes a large picture as wide as wanted', async () => {
    expect(await sizeOf({ width: 4000, height: 2000 })).toEqual([800, 400]);
  });

  it('does not enlarge a small part', async () => {
    const part = { ...WHOLE, width: 10, height: 10 };
    expect(await sizeOf({ width: 4000, height: 2000 }, part)).toEqual([400, 200]);
  });
});
