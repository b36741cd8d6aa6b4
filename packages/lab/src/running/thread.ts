import { parentPort } from 'node:worker_threads';
import { playUnit } from '../units/play.ts';
import type { Unit } from '../units/unit.ts';

const port = parentPort;
if (!port) throw new Error('this module is to be run in a thread');
port.on('message', (unit: Unit) => port.postMessage(playUnit(unit)));
