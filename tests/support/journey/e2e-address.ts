/** Where the browser tests find their shop. */
export const E2E_PORT = Number(process.env.E2E_PORT ?? 3917);
export const E2E_ADDRESS = `http://localhost:${E2E_PORT}`;
