/** The tab's storage. When storage is blocked or full, reads return nothing; `put` returns whether the value was stored. */
export const tabStorage = {
  take(name: string): string | null {
    try {
      const value = sessionStorage.getItem(name);
      sessionStorage.removeItem(name);
      return value;
    } catch {
      return null;
    }
  },
  has(name: string): boolean {
    try {
      return sessionStorage.getItem(name) !== null;
    } catch {
      return false;
    }
  },
  put(name: string, value: string): boolean {
    try {
      sessionStorage.setItem(name, value);
      return true;
    } catch {
      return false;
    }
  },
};
