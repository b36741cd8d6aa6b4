// Makes the pictures in `docs/screenshots/` anew: builds the page, plays a game in it and takes them on the way.
process.env['WARPTABLE_E2E'] = 'screenshots.ts';
await import('./browser.ts');
