import { crc32, deflateRawSync } from 'node:zlib';

/** The end record of a ZIP file that claims this number of files. */
export function claimedEntries(count: number): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x0606_4b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x0706_4b50, 0);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.fill(0xff, 8, 20);
  return Buffer.concat([record, locator, end]);
}

/** Two megabytes that decompress to more than 2 GB: one file of 4.9 MB of zeros under 450 names, with sizes that may lie. */
export function bomb({ isLying = false } = {}): Buffer {
  const zeros = Buffer.alloc(4_900_000);
  const folded = deflateRawSync(zeros);
  const checksum = crc32(zeros);
  const header = (name: Buffer, at: number | null): Buffer => {
    const [signature, shift] = at === null ? [0x0403_4b50, 0] : [0x0201_4b50, 2];
    const bytes = Buffer.alloc(at === null ? 30 : 46);
    bytes.writeUInt32LE(signature, 0);
    bytes.writeUInt16LE(20, 4 + shift);
    bytes.writeUInt16LE(8, 8 + shift);
    bytes.writeUInt32LE(checksum, 14 + shift);
    bytes.writeUInt32LE(folded.length, 18 + shift);
    bytes.writeUInt32LE(isLying ? 100 : zeros.length, 22 + shift);
    bytes.writeUInt16LE(name.length, 26 + shift);
    if (at !== null) bytes.writeUInt32LE(at, 42);
    return Buffer.concat([bytes, name]);
  };
  const names = Array.from({ length: 450 }, (_, n) => Buffer.from(`${n}.jpg`));
  const files = names.map((name) => Buffer.concat([header(name, null), folded]));
  const places = files.map((_, n) => files.slice(0, n).reduce((sum, file) => sum + file.length, 0));
  const directory = Buffer.concat(names.map((name, n) => header(name, places[n] ?? 0)));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(
    files.reduce((sum, file) => sum + file.length, 0),
    16,
  );
  return Buffer.concat([...files, directory, end]);
}
