// Films what moves at a table, frame by frame, to be looked at: `.cache/film/<name>.png` is a strip of frames with their times. With
// `WARPTABLE_PICTURES=<folder>` also the moving picture of the README.
process.env['WARPTABLE_E2E'] = 'film.ts';
await import('./browser.ts');
