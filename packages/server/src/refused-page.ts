import type { FastifyRequest } from 'fastify';
import { isOfInterface } from './routes.ts';

/** Somebody wants to see a page, and no program asks for an answer. */
export const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && !isOfInterface(request) && (request.headers.accept ?? '').includes('text/html');

/** What whoever asks too often sees in place of the page: it comes back by itself, and needs no file that would count too. */
export const refusedPage = (seconds: number): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <meta http-equiv="refresh" content="${seconds}">
    <title>One moment · Warptable</title>
  </head>
  <body>
    <main>
      <h1>One moment</h1>
      <p>Very much is asked of Warptable from your network just now. This page tries again by itself in ${seconds} seconds.</p>
      <p><a href="">Try again now</a></p>
    </main>
  </body>
</html>
`;
