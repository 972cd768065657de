import { crc32 } from 'node:zlib';

const fromBase64 = (text: string) => Buffer.from(text, 'base64');

/** Pictures of 3 by 2 pixels, as encoders wrote them. */
export const pictures = {
  jpeg: fromBase64(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wgARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAVAQEBAAAAAAAAAAAAAAAAAAACA//aAAwDAQACEAMQAAABgDh//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABBQJ//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPwF//8QAFREBAQAAAAAAAAAAAAAAAAAAAAH/2gAIAQIBAT8Bj//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEABj8Cf//EABcQAQADAAAAAAAAAAAAAAAAAAEAESH/2gAIAQEAAT8hVW3Wf//aAAwDAQACAAMAAAAQA//EABYRAAMAAAAAAAAAAAAAAAAAAAABMf/aAAgBAwEBPxB0/8QAFhEAAwAAAAAAAAAAAAAAAAAAAAEx/9oACAECAQE/EIR//8QAFhABAQEAAAAAAAAAAAAAAAAAAREA/9oACAEBAAE/EESKNVarv//Z',
  ),
  png: fromBase64(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAGElEQVR4nGP8f9JYtEuDgYGBCUIxMDAAADZpA40shnSGAAAAAElFTkSuQmCC',
  ),
  gif: fromBase64('R0lGODdhAwACAIEAAP/JMxRTWwAAAAAAACwAAAAAAwACAAAIBwABBBg4MCAAOw=='),
  webp: fromBase64(
    'UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoDAAIAAsBMJagCdADx9FgAAP7qFuXwta6tzC7jaIjLWhu851D5OXlV4N5eAAAA',
  ),
  losslessWebp: fromBase64('UklGRiQAAABXRUJQVlA4TBcAAAAvAkAAAA9wxeRX/B9lZv7jATc4iOh/CAA='),
};

/** Returns a chunk of a PNG, with its checksum. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const afterHeader = 33;

/** Returns a PNG with one more chunk after its header. */
export function pngWith(type: string, data: Buffer): Buffer {
  const { png } = pictures;
  return Buffer.concat([png.subarray(0, afterHeader), chunk(type, data), png.subarray(afterHeader)]);
}

/** Returns a PNG whose header has this size, in pixels. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from(pictures.png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    pictures.png.subarray(0, 8),
    chunk('IHDR', header),
    pictures.png.subarray(afterHeader),
  ]);
}

/** Returns a PNG whose file has exactly this many bytes. */
export function pngOfBytes(length: number): Buffer {
  return pngWith('iCCP', Buffer.alloc(length - pictures.png.length - 12, 'x'));
}
