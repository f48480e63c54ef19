/** A browser's stores may be closed to pages: then what would be kept lives as long as the page. */
export interface TextStore {
  read(key: string): string | null;
  /** Null removes the entry. */
  write(key: string, text: string | null): void;
}

function storeOf(find: () => Storage): TextStore {
  return {
    read(key) {
      try {
        return find().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        if (text === null) find().removeItem(key);
        else find().setItem(key, text);
      } catch {
        // Full or forbidden: nothing that the page could do about it.
      }
    },
  };
}

/** Kept for every tab until the user clears it. */
export const deviceStore = storeOf(() => localStorage);

/** Kept as long as the tab is open, through reloads. */
export const tabStore = storeOf(() => sessionStorage);
