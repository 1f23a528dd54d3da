/** Whether the page is read from the right: then the next picture is on the left. */
export const readsFromRight = (): boolean => document.documentElement.dir === 'rtl';
