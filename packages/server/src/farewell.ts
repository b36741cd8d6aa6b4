import type { Server, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const GOING_AWAY = 1001;
/** How long those who are told to go may take, in milliseconds. */
const FAREWELL = 1000;

/**
 * Everybody is told that the server goes; their pages come back by themselves. Whoever is still connected after a while is cut off, whatever it
 * was about to send or to read.
 */
export function addFarewell(server: Server): (app: FastifyInstance, done: () => void) => void {
  const connections = new Set<Socket>();
  let isOver = false;
  server.on('connection', (connection) => {
    if (isOver) connection.destroy();
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });
  return ({ websocketServer }, done) => {
    for (const socket of websocketServer.clients) socket.close(GOING_AWAY, 'the server stops');
    const ending = setTimeout(() => {
      isOver = true;
      for (const connection of connections) connection.destroy();
    }, FAREWELL);
    server.on('close', () => clearTimeout(ending));
    websocketServer.close(done);
  };
}
