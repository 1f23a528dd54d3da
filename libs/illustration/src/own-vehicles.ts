/** What is ridden and no emoji shows by itself: drawn as the other furniture is. */
export const ownVehicles: Record<string, { names: string; body: string }> = {
  'tintory-unicycle': {
    names: 'unicycle, monocycle, einrad, einräder, دراجة احادية',
    body: '<path fill="#321b41" fill-rule="evenodd" d="M16 13a9 9 0 1 1 0 18a9 9 0 1 1 0-18zm0 2.200a6.800 6.800 0 1 0 0 13.600a6.800 6.800 0 1 0 0-13.600z"/><path fill="#b8b8c4" d="M15.800 15h.4v14h-.4zM9 21.800h14v.4H9zM11.100 16.800l.3-.3l9.700 9.700l-.3.3zM20.800 16.500l.3.3l-9.700 9.700l-.3-.3z"/><path fill="#f92f60" d="M14.600 7h2.800v4.400h.8V22h-1.400v-9h-1.600v9h-1.400V11.400h.8z"/><path fill="#533566" d="M10.200 3.600c2.400 1 9.200 1 11.600 0c.9-.2 1.500.7 1.200 1.600c-.8 2.200-3.300 3-7 3s-6.200-.8-7-3c-.3-.9.300-1.800 1.200-1.600zM18.500 21h4.200v2h-4.200z"/><circle cx="16" cy="22" r="1.600" fill="#533566"/>',
  },
  'tintory-surfboard': {
    names: 'surfboard, surf board, surfbrett, لوح ركوب الامواج',
    body: '<path fill="#d73b9a" d="M1 18.500c4-5.500 32-8.500 44.500-3.500c1 .4 1 1.300.2 1.900C36 23.500 8 24.500 1 18.500z"/><path fill="#ffe0f0" d="M1 18.500c12-2.600 31-4.300 45.200-2.300c0 .3-.2.5-.5.700c-1.300.9-2.900 1.700-4.800 2.400C29 16.900 12 17.300 2.800 19.700c-.7-.4-1.300-.8-1.800-1.200z"/><path fill="#7a1f5a" d="M7 21.500c-1.500 1.200-2.700 2.600-3.300 4.300c2.600-.3 4.700-1.300 6-3z"/>',
  },
};
