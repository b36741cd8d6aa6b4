import type { AnyGameModule } from '@warptable/games';
import { WarptableError } from '@warptable/kernel';
import type { AnswerValue, Viewer, Seat } from '@warptable/kernel';
import { LabError } from '../error.ts';
import { Environment } from './environment.ts';

type Request = Readonly<Record<string, unknown>>;

/** A request that is not well-formed. */
class BadRequest extends Error {}

/**
 * Environments over lines of JSON: a request a line, a reply a line. Whatever is wrong with a request is an error in its reply, and
 * nothing else changes.
 */
export class EnvironmentServer {
  private readonly gameModule: AnyGameModule;
  private readonly environments = new Map<number, Environment>();
  private next = 1;

  constructor(gameModule: AnyGameModule) {
    this.gameModule = gameModule;
  }

  /** The reply to a line. */
  reply(line: string): string {
    let id: unknown;
    try {
      const request = readRequest(line);
      ({ id } = request);
      return JSON.stringify({ ...idOf(id), ok: true, ...this.handle(request) });
    } catch (error) {
      return JSON.stringify({ ...idOf(id), ok: false, error: errorOf(error) });
    }
  }

  private handle(request: Request): object {
    const { do: what } = request;
    switch (what) {
      case 'describe':
        return this.describe();
      case 'reset':
        return this.keep(handleIn(request, 0), this.reset(request));
      case 'deserialize':
        return this.keepNew(Environment.deserialize(this.gameModule, textIn(request, 'state')));
      case 'clone':
        return this.keepNew(this.named(request).clone(seedIn(request)));
      case 'determinize':
        return this.keepNew(
          this.named(request).determinize(seatIn(request), seedIn(request) ?? this.next + 1),
        );
      case 'observe':
        return { ...this.named(request).status, view: this.named(request).observe(viewerIn(request)) };
      case 'events':
        return { events: this.named(request).events(viewerIn(request), wholeIn(request, 'since', 0)) };
      case 'legal':
        return { legal: this.named(request).legal(seatIn(request)) };
      case 'step':
        return this.named(request).step(seatIn(request), valueIn(request));
      case 'advise':
        return {
          value: this.named(request).advise(seatIn(request), textIn(request, 'bot'), seedIn(request) ?? 0),
        };
      case 'serialize':
        return { state: this.named(request).serialize() };
      case 'close':
        this.named(request);
        this.environments.delete(handleIn(request, 0));
        return {};
      default:
        throw new BadRequest(`"do" must be one of ${COMMANDS.join(', ')}`);
    }
  }

  private describe(): object {
    const { id, name, rulesVersion, seats, optionTable } = this.gameModule.game;
    return { game: id, name, rules: rulesVersion, seats, options: optionTable };
  }

  private reset(request: Request): Environment {
    const { options } = request;
    return Environment.reset(this.gameModule, {
      seats: wholeIn(request, 'seats'),
      seed: seedIn(request) ?? 0,
      ...(options === undefined ? {} : { options }),
    });
  }

  /** Only what has come about takes a number. */
  private keepNew(environment: Environment): object {
    return this.keep(this.next, environment);
  }

  private keep(handle: number, environment: Environment): object {
    this.environments.set(handle, environment);
    this.next = Math.max(this.next, handle + 1);
    return { env: handle, ...environment.status };
  }

  private named(request: Request): Environment {
    const handle = handleIn(request, 0);
    const environment = this.environments.get(handle);
    if (!environment) throw new BadRequest(`there is no environment ${handle}; begin with "reset"`);
    return environment;
  }
}

const COMMANDS = [
  'describe',
  'reset',
  'observe',
  'events',
  'legal',
  'step',
  'clone',
  'determinize',
  'advise',
  'serialize',
  'deserialize',
  'close',
];

function readRequest(line: string): Request {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    throw new BadRequest('the line is not valid JSON');
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    throw new BadRequest('a request is a JSON object such as {"do":"reset","seats":2,"seed":1}');
  return request as Request;
}

const idOf = (id: unknown): object => (id === undefined ? {} : { id });

function errorOf(error: unknown): object {
  if (error instanceof WarptableError) {
    const { code, message, refusal } = error;
    return { code, message, ...(refusal ? { refusal } : {}) };
  }
  if (error instanceof BadRequest || error instanceof LabError)
    return { code: 'badRequest', message: error.message };
  return { code: 'fault', message: error instanceof Error ? error.message : String(error) };
}

function wholeIn(request: Request, field: string, usual?: number): number {
  const value = request[field] ?? usual;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new BadRequest(`"${field}" must be a whole number from 0 on`);
  return value;
}

const handleIn = (request: Request, usual: number): number => wholeIn(request, 'env', usual);
const seatIn = (request: Request): Seat => wholeIn(request, 'seat');

function viewerIn(request: Request): Viewer {
  return request['seat'] === 'spectator' ? 'spectator' : seatIn(request);
}

function textIn(request: Request, field: string): string {
  const value = request[field];
  if (typeof value !== 'string') throw new BadRequest(`"${field}" must be a text`);
  return value;
}

function seedIn({ seed }: Request): string | number | undefined {
  if (seed === undefined || typeof seed === 'string' || typeof seed === 'number') return seed;
  throw new BadRequest('"seed" must be a text or a number');
}

function valueIn({ value }: Request): AnswerValue {
  const isValue = (one: unknown): boolean => typeof one === 'string' || typeof one === 'number';
  if (isValue(value) || (Array.isArray(value) && value.every(isValue))) return value as AnswerValue;
  throw new BadRequest('"value" must be an option, or a list of options');
}
