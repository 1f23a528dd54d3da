/** A chosen file that the browser can no longer read. */
export const aGoneFile = (name = 'gone.png'): File => {
  const file = new File(['bytes'], name);
  const gone = () =>
    Promise.reject(new DOMException('It changed after it was chosen.', 'NotReadableError'));
  return Object.assign(file, {
    slice: () => Object.assign(new Blob(), { arrayBuffer: gone, text: gone }),
    arrayBuffer: gone,
    text: gone,
  });
};
