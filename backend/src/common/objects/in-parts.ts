/** Splits a stream into parts of one size. The last part, which is flagged, has the rest. */
export async function* inParts(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    length += chunk.length;
    while (length > size) {
      const all = Buffer.concat(chunks);
      yield { bytes: all.subarray(0, size), isLast: false };
      chunks = [all.subarray(size)];
      length -= size;
    }
  }
  yield { bytes: Buffer.concat(chunks), isLast: true };
}
