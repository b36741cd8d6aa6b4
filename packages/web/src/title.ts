let title = 'Warptable';
let waiting = 0;

const show = (): void => {
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
};

/** What the page itself is called. */
export function setTitle(text: string): void {
  title = text;
  show();
}

/** At so many other tables it is one's turn. */
export function setWaiting(count: number): void {
  waiting = count;
  show();
}
