/** Sends something that nobody waits for, also while the page is being left; whether it came through. */
export async function sendQuietly(url: string, fields: URLSearchParams): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: 'POST', body: fields, keepalive: true, redirect: 'manual' });
    return answer.ok || answer.type === 'opaqueredirect';
  } catch {
    return false;
  }
}
