import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** A name server with IPv4 addresses of a few names, which tests can change (RFC 1035, one question at a time). */
export class NameServer {
  readonly names = new Map<string, readonly string[]>();
  private readonly socket: Socket = createSocket('udp4');
  questions = 0;

  async start(): Promise<number> {
    this.socket.on('message', (message, { address, port }) => {
      this.questions += 1;
      this.socket.send(this.answer(message), port, address);
    });
    this.socket.bind(0, '127.0.0.1');
    await once(this.socket, 'listening');
    return this.socket.address().port;
  }

  async stop(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }

  private answer(question: Buffer): Buffer {
    const labels: string[] = [];
    let at = 12;
    for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
      labels.push(question.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const end = at + 5;
    const addresses = this.names.get(labels.join('.')) ?? [];
    const head = Buffer.from(question.subarray(0, 12));
    // The flags of an answer without errors, or of "no such name".
    head.writeUInt16BE(addresses.length === 0 ? 0x8183 : 0x8180, 2);
    head.writeUInt16BE(addresses.length, 6);
    head.writeUInt32BE(0, 8);
    const records = addresses.map((address) => {
      const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 0, 0, 0, 0]);
      for (const [place, part] of address.split('.').entries()) record[12 + place] = Number(part);
      return record;
    });
    return Buffer.concat([head, question.subarray(12, end), ...records]);
  }
}
