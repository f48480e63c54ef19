/** A store for texts. Without access to the browser's storage, values last as long as the page. */
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
        // Storage is full or forbidden, about which the page can do nothing.
      }
    },
  };
}

/** Shared by all tabs until the user clears it. */
export const deviceStore = storeOf(() => localStorage);

/** Lasts as long as the tab, through reloads. */
export const tabStore = storeOf(() => sessionStorage);
