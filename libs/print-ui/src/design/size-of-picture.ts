/** How many pixels a picture has. Rejects where it does not come. */
export const sizeOfPicture = (url: string): Promise<{ width: number; height: number }> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new Error('The picture did not come.'));
    image.src = url;
  });
