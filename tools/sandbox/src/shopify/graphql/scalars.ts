import { type ConstValueNode, GraphQLError, Kind } from 'graphql';

/** A scalar with a validated text or number. */
function scalar(name: string, isRight: (value: string) => boolean) {
  const read = (value: unknown): string => {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && isRight(text)) return text;
    throw new GraphQLError(`Invalid ${name} '${String(value)}'`);
  };
  return {
    coerceInputValue: read,
    coerceInputLiteral: (node: ConstValueNode): string => {
      const isPlain =
        node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT;
      return read(isPlain ? node.value : null);
    },
  };
}

export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

export const scalars = {
  URL: scalar('URL', isWebAddress),
  Money: scalar('Money', (text) => /^-?\d+(\.\d+)?$/.test(text)),
  Decimal: scalar('Decimal', (text) => /^-?\d+(\.\d+)?$/.test(text)),
  UnsignedInt64: scalar('UnsignedInt64', (text) => /^\d+$/.test(text)),
};
