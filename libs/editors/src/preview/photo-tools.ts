import { tools, type ToolDefinition, type ToolId } from '@tintory/catalog';

const takesPhoto = ({ functions }: ToolDefinition) =>
  functions.some(({ fields }) => fields.some(({ kind }) => kind === 'image'));

/** The tools that start with a photo, in the order of the navigation. */
export const photoTools: readonly { id: ToolId; icon: string }[] = tools.filter(takesPhoto);
