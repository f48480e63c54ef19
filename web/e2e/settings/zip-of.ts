import { crc32 } from 'node:zlib';

/** 2026-11-21 00:00 in the format of ZIP files. */
const DATE = ((2026 - 1980) << 9) | (11 << 5) | 21;

/** A ZIP of these files, uncompressed. Names are written unchanged, even if no archiver would write them. */
export function zipOf(files: Record<string, Buffer>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(DATE, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    local.push(Buffer.from('PK\u0003\u0004'), facts, name, content);
    central.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, name);
    offset += 4 + facts.length + name.length + content.length;
  }
  const index = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(local.length / 4, 8);
  end.writeUInt16LE(local.length / 4, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, index, end]);
}
