import type { Page } from '@playwright/test';
import type { Frame } from './frames.ts';

const WIDTH = 720;
const QUALITY = 0.62;
/** Frames that follow each other sooner, in milliseconds, are left out: nobody misses them, and the picture is half as large. */
const APART = 70;
/** Milliseconds that the last frame stays. */
const LAST = 1600;

/** A film as one moving WebP. The browser packs each frame; what is missing is the box around them. */
export async function movingPicture(page: Page, film: readonly Frame[]): Promise<Buffer> {
  const frames: Frame[] = [];
  for (const frame of film) if (frame.at - (frames.at(-1)?.at ?? -APART) >= APART) frames.push(frame);
  const { width, height } = page.viewportSize() ?? { width: 1366, height: 768 };
  const size = { width: WIDTH, height: Math.round((WIDTH * height) / width) };
  const packing = await page.context().newPage();
  const parts: Buffer[] = [];
  for (const [i, { at, picture }] of frames.entries()) {
    const packed = await packing.evaluate(pack, { picture, size, quality: QUALITY });
    const until = frames[i + 1]?.at ?? at + LAST;
    parts.push(frameOf(Buffer.from(packed, 'base64'), size, Math.max(10, until - at)));
  }
  await packing.close();
  const head = Buffer.alloc(10);
  head[0] = 0x02; // animated
  head.writeUIntLE(size.width - 1, 4, 3);
  head.writeUIntLE(size.height - 1, 7, 3);
  // Any background, for ever again.
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', head),
    chunk('ANIM', Buffer.alloc(6)),
    ...parts,
  ]);
  return chunk('RIFF', body);
}

/** Runs in the page. */
async function pack(given: {
  picture: string;
  size: { width: number; height: number };
  quality: number;
}): Promise<string> {
  const { width, height } = given.size;
  const image = new Image();
  image.src = `data:image/png;base64,${given.picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/webp', given.quality).replace(/^.*,/, '');
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

function frameOf(still: Buffer, size: { width: number; height: number }, length: number): Buffer {
  const at = still.indexOf('VP8 ', 0, 'latin1');
  if (at < 0) throw new Error('the browser packs pictures in another way');
  const picture = still.subarray(at, at + 8 + still.readUInt32LE(at + 4));
  const head = Buffer.alloc(16);
  head.writeUIntLE(size.width - 1, 6, 3);
  head.writeUIntLE(size.height - 1, 9, 3);
  head.writeUIntLE(length, 12, 3);
  head[15] = 0x02; // each frame stands for itself
  return chunk('ANMF', Buffer.concat([head, picture, Buffer.alloc(picture.length % 2)]));
}
