type Accounts = {
  /** The account whose work is open, once known; null for a visitor. */
  getAccount: () => string | null | Promise<string | null>;
  /**
   * Calls the listener with each account that is left, by sign-out or another account's sign-in.
   */
  onLeave: (listener: (account: string) => void) => () => void;
};

let accounts: Accounts = { getAccount: () => null, onLeave: () => () => undefined };
const listeners = new Set<(account: string) => void>();

/** Sets the account that this browser's stored work belongs to. Before that it is a visitor's. */
export function keepWorkApart(given: Accounts): void {
  accounts = given;
  given.onLeave((account) => {
    for (const listener of listeners) listener(account);
  });
}

/** The account whose work is open; null for a visitor. */
export const workOwner = async (): Promise<string | null> => accounts.getAccount();

/** Registers a listener that deletes an account's stored work when the account is left. */
export function onWorkLeft(listener: (account: string) => void): void {
  listeners.add(listener);
}
