// Of the driver, what is used here. Its own types would be one more package.
declare module 'pg' {
  interface Answered {
    readonly rows: unknown[];
    readonly rowCount: number | null;
  }

  interface Settings {
    readonly connectionString: string;
    readonly max?: number;
    readonly connectionTimeoutMillis?: number;
    readonly statement_timeout?: number;
    readonly application_name?: string;
  }

  export class Client {
    constructor(settings: Settings);
    connect(): Promise<void>;
    query(text: string, values?: readonly unknown[]): Promise<Answered>;
    end(): Promise<void>;
    on(event: 'error' | 'end', hear: (error: Error) => void): this;
  }

  export class Pool {
    constructor(settings: Settings);
    query(text: string, values?: readonly unknown[]): Promise<Answered>;
    end(): Promise<void>;
    on(event: 'error', hear: (error: Error) => void): this;
  }

  export const types: { setTypeParser(type: number, parse: (text: string) => unknown): void };
}
