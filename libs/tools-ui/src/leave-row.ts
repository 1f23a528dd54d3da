/**
 * Takes the keyboard from a row of a list that is about to go: to the next one, or the one before;
 * to its link, else to its last button, which is the same as the one that was pressed.
 */
export function leaveRow(row: HTMLElement | null): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    neighbour?.querySelector('a') ?? [...(neighbour?.querySelectorAll('button') ?? [])].at(-1);
  target?.focus();
}
