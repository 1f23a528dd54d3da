import type { ComponentType } from 'react';

/** Hands an editor the means to fill what is taken out of a picture. */
export const withErase = <Props extends object, Erase>(
  Editor: ComponentType<Props & { eraseObject?: Erase }>,
  eraseObject: Erase,
) =>
  function WithErase(props: Props) {
    return <Editor {...props} eraseObject={eraseObject} />;
  };
