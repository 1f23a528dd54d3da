/** What stands behind the moose's head, which is all that its emoji shows: a body on four legs. */
const body =
  '<path fill="#5e3a2c" d="M27 30h3.200l-.6 14h-3zM37 29h3.400l.6 15h-3z"/><path fill="#6d4534" d="M17 20c6-2.500 20-2.500 24 1c2.500 2.500 2 8 .5 11.500c-4 1.800-13 2.300-18 1.500l-6.500-4z"/><path fill="#6d4534" d="M18.500 30h3.800l-.4 14h-3zM32.500 31h3.600l-.4 13h-3z"/><path fill="#3d2a20" d="M18.800 42h3.200l-.1 2h-3.200zM32.600 42h3.200l-.1 2h-3.100zM26.600 42h3.100l-.1 2h-3.100zM37.900 42h3.100l.1 2h-3.100z"/><path fill="#5e3a2c" d="M41.500 21.500c1.200.6 1.700 2.300 1.300 4.300l-1.300-.6z"/>';

/** The moose, whole. */
export const mooseOf = (head: string): string => body + head;
