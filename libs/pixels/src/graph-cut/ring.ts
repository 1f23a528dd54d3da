/** A queue of numbers below `count`, each at most once at a time. */
export function createRing(count: number) {
  const places = new Int32Array(count + 1);
  const waits = new Uint8Array(count);
  let [first, end] = [0, 0];
  const after = (place: number): number => (place === count ? 0 : place + 1);
  return {
    add(value: number): void {
      if (waits[value]) return;
      waits[value] = 1;
      places[end] = value;
      end = after(end);
    },
    first: (): number | undefined => (first === end ? undefined : places[first]),
    drop(): void {
      waits[places[first]] = 0;
      first = after(first);
    },
  };
}
