type Accounts = {
  /** Whose work is at hand, once that is known; null for a visitor. */
  getAccount: () => string | null | Promise<string | null>;
  /** Hears of each account that is left, by signing out or by another one's sign-in. */
  onLeave: (listener: (account: string) => void) => () => void;
};

let accounts: Accounts = { getAccount: () => null, onLeave: () => () => undefined };
const listeners = new Set<(account: string) => void>();

/** Tells the tools whose work it is that this browser keeps. Until then it is a visitor's. */
export function keepWorkApart(given: Accounts): void {
  accounts = given;
  given.onLeave((account) => {
    for (const listener of listeners) listener(account);
  });
}

/** The account whose work is at hand; null for a visitor. */
export const workOwner = async (): Promise<string | null> => accounts.getAccount();

/** Has what is kept of an account's work forgotten when the account is left. */
export function onWorkLeft(listener: (account: string) => void): void {
  listeners.add(listener);
}
