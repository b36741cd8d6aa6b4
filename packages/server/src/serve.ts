import { buildApp } from './app.ts';
import { SettingError, readSettings } from './settings.ts';

/** Starts the server with the settings of the environment; it runs until the process is told to stop. Returns its address. */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const settings = readSettings(env);
  const { port, host, publicUrl } = settings;
  const app = await buildApp(settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().finally(() => process.exit()));
  }
  try {
    const address = await app.listen({ port, host });
    return publicUrl?.href ?? address;
  } catch (error) {
    await app.close();
    throw whyNotListening(error, host, port);
  }
}

function whyNotListening(error: unknown, host: string, port: number): unknown {
  switch ((error as { code?: unknown }).code) {
    case 'EADDRINUSE':
      return new SettingError(`WARPTABLE_PORT: ${port} is in use by another program`);
    case 'EACCES':
      return new SettingError(`WARPTABLE_PORT: ${port} may not be used by this user`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SettingError(`WARPTABLE_HOST: '${host}' is not an address of this machine`);
    default:
      return error;
  }
}
