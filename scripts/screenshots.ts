// Takes the pictures of the README anew: builds the page, plays games in it and takes them on the way. `WARPTABLE_PICTURES=<folder>`
// takes all of them, in both themes, to look at.
process.env['WARPTABLE_E2E'] = 'screenshots.ts';
await import('./browser.ts');
