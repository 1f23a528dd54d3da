/**
 * Moves the focus from a row that will be removed to its neighbour's link, else its last button.
 */
export function leaveRow(row: HTMLElement | null): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    neighbour?.querySelector('a') ?? [...(neighbour?.querySelectorAll('button') ?? [])].at(-1);
  target?.focus();
}
