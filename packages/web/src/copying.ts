/** Puts a text on the clipboard; false if the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  // Browsers have a clipboard for pages of their own device and over https alone, not in a home network over plain http.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return copyBySelection(text);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The old way, which needs a selection. */
function copyBySelection(text: string): boolean {
  const carrier = document.createElement('textarea');
  carrier.value = text;
  carrier.setAttribute('aria-hidden', 'true');
  carrier.style.setProperty('position', 'fixed');
  carrier.style.setProperty('opacity', '0');
  const before = document.activeElement;
  // Inside of the dialog that is open: what lies under it cannot have the focus.
  (before?.closest('[role=dialog]') ?? document.body).append(carrier);
  carrier.select();
  // oxlint-disable-next-line no-deprecated -- there is no other way without a secure context
  const copied = document.execCommand('copy');
  carrier.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
