import { expect, test } from 'vitest';
import { deviceOf } from '../src/people/devices.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'Chrome, Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/133.0', 'Firefox, Windows'],
  ['curl/8', ''],
  [undefined, ''],
])('%s is shown as %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});
