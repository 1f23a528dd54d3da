/** Storage of the page; where a browser denies it to frames of another site, of this visit only. */
export function safeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    const { localStorage } = globalThis;
    localStorage.getItem('');
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
