/** Resolves once the address answers 200. */
export async function waitFor(url, timeoutMs = 60_000) {
  const end = Date.now() + timeoutMs;
  let said = 'did not answer';
  while (Date.now() < end) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      if (answer.ok) return;
      said = `answered ${answer.status}, ${await answer.text()},`;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} ${said} for ${timeoutMs / 1_000} seconds.`);
}
