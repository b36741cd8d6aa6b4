/** What was asked of the laboratory cannot be done: one clear line for the person who asked. */
export class LabError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LabError';
  }
}
