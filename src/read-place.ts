/** Where the shop listens. */
export const readPlace = ({ PORT, HOST }: NodeJS.ProcessEnv) => ({
  port: readPort(PORT),
  host: HOST ?? '0.0.0.0',
});

function readPort(text: string | undefined): number {
  const port = Number(text ?? 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a number from 1 to 65535, not '${text}'.`);
}
