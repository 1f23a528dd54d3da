/** Left and right end of the row of candles. */
const top = { from: 5, to: 27 };

/** Draws a birthday cake with a number of candles. */
export function cakeWith(count: number): string {
  const candles = Array.from({ length: count }, (_, i) => {
    const x = top.from + ((i + 0.5) / count) * (top.to - top.from);
    return `<path fill="#35c7f0" d="M${(x - 0.7).toFixed(2)} 6h1.400v5h-1.400z"/><path fill="#ffb02e" d="M${x.toFixed(2)} 1.800c1.200 1.600 1.200 3.400 0 3.800c-1.200-.4-1.200-2.200 0-3.800z"/>`;
  });
  return `${candles.join('')}<path fill="#d3883e" d="M3 17h26v11.500c0 .8-.7 1.500-1.500 1.500h-23c-.8 0-1.500-.7-1.500-1.500z"/><path fill="#ffdea7" d="M3 22h26v2H3z"/><path fill="#ffe9c4" d="M2 12.500C2 11.100 3.100 10 4.500 10h23c1.400 0 2.500 1.100 2.500 2.500v5c0 2-3.200 2.300-4 .6c-1.100 2-4 2-5 0c-1.100 2-4 2-5 0c-1.100 2-4 2-5 0c-1.100 2-4 2-5 0c-.8 1.700-4 1.400-4-.6z"/><path fill="#f472b6" d="M7 13.400l1.600 1-.5.8-1.600-1zM17 13.800l1.800-.5.3.9-1.800.5zM24 13l1.400 1.200-.6.7-1.400-1.200z"/>`;
}
