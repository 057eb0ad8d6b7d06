/** The tab's storage under names of the site. Forbidden or full storage reads as empty and keeps nothing: `put` says whether it did. */
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
