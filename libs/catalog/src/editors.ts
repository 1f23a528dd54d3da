/** The editors of the browser by the ids that their uploads carry: they make no jobs and cost nothing. */
export const editorIds = { paint: 'paint_image', resize: 'resize_image' } as const;
/** Which editor of the browser. */
export type EditorName = keyof typeof editorIds;

/** The one function of an editor. */
export const editorFunction = 'run';

/** The functions of an editor that pictures are uploaded for; undefined for an unknown name. */
export const editorFunctions = (id: string): readonly string[] | undefined =>
  Object.values<string>(editorIds).includes(id) ? [editorFunction] : undefined;
