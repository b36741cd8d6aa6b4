import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A line to the server that can be cut for one person alone. Chromium's own offline switch leaves open sockets alone. */
export class Line {
  readonly url: string;
  private readonly server: Server;
  private readonly sockets: Set<Socket>;
  private readonly state: { isCut: boolean };

  private constructor(server: Server, sockets: Set<Socket>, state: { isCut: boolean }) {
    this.server = server;
    this.sockets = sockets;
    this.state = state;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async to(url: string): Promise<Line> {
    const port = Number(new URL(url).port);
    const sockets = new Set<Socket>();
    const state = { isCut: false };
    const keep = (socket: Socket): Socket => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      return socket.on('close', () => sockets.delete(socket));
    };
    const server = createServer((near) => {
      if (state.isCut) {
        near.destroy();
        return;
      }
      const far = keep(connect(port, '127.0.0.1'));
      far.on('close', () => near.destroy());
      near.on('close', () => far.destroy());
      keep(near).pipe(far).pipe(near);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Line(server, sockets, state);
  }

  cut(): void {
    this.state.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.state.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
