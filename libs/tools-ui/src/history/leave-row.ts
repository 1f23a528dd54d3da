/** Takes the keyboard from a row of a list that is about to go: to the next one, or the one before. */
export function leaveRow(row: HTMLElement | null): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector('a')?.focus();
}
