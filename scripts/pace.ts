// Measures how long the page takes to answer a touch, on a processor slowed down four times. Prints figures; judge them on a quiet
// machine.
process.env['WARPTABLE_E2E'] = 'pace.ts';
await import('./browser.ts');
