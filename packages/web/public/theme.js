// Before the first paint, so that a chosen theme does not flash.
try {
  const kept = localStorage.getItem('warptable.settings') ?? '';
  const theme = /"theme":"(dark|light)"/.exec(kept)?.[1];
  if (theme !== undefined) document.documentElement.dataset['theme'] = theme;
} catch {
  // No store, no choice.
}
