// Sends a frame to every socket on request: the competitor in `bench fan-out`. Argument: the port.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const FRAME = JSON.stringify({
  type: 'product_updated',
  data: { id: '0197a3c0-0000-7000-8000-000000000001', revision: 12_345 },
});

const server = createServer((_request, response) => {
  for (const socket of sockets.clients) socket.send(FRAME);
  response.end('sent');
});
const sockets = new WebSocketServer({ server, path: '/bare-ws', perMessageDeflate: false });
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit(0));
