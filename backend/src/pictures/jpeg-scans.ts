const START_OF_SCAN = 0xda;
const END = 0xd9;

/** In how many steps, of which each goes through all of the picture, the pixels of a JPEG come. */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  let at = nextMarker(jpeg, 2);
  while (at >= 0 && at + 3 < jpeg.length && jpeg[at + 1] !== END) {
    const isScan = jpeg[at + 1] === START_OF_SCAN;
    if (isScan) scans += 1;
    at = nextMarker(jpeg, at + 2 + jpeg.readUInt16BE(at + 2));
  }
  return scans;
}

/** One with a length behind it, or the end. To ask the buffer for each 0xff takes twenty times as long. */
function nextMarker(jpeg: Buffer, from: number): number {
  for (let at = from; at + 1 < jpeg.length; at += 1) {
    if (jpeg[at] === 0xff && !isBare(jpeg[at + 1])) return at;
  }
  return -1;
}

/** Within pixels 0xff stands before 0 or a sign that decoding may begin anew there; 1 and 0xff mean nothing. */
function isBare(code = 0): boolean {
  return code <= 1 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
}
