import type { ComponentType } from 'react';

/** Gives an editor the function that fills removed areas. */
export const withErase = <Props extends object, Erase>(
  Editor: ComponentType<Props & { eraseObject?: Erase }>,
  eraseObject: Erase,
) =>
  function WithErase(props: Props) {
    return <Editor {...props} eraseObject={eraseObject} />;
  };
