import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLSchema,
  isCompositeType,
  isLeafType,
  isUnionType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** A selected field and its parent type. */
export type Selected = { node: FieldNode; on: GraphQLCompositeType };

export type Selections = ReturnType<typeof createSelections>;

/** Reads what a query selects, with its fragments unfolded. */
export function createSelections(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
) {
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );

  function fieldsOf(set: SelectionSetNode | undefined, on: GraphQLCompositeType): Selected[] {
    return (set?.selections ?? []).flatMap((selection): Selected[] => {
      if (selection.kind === Kind.FIELD) return [{ node: selection, on }];
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      const named = fragment?.typeCondition && schema.getType(fragment.typeCondition.name.value);
      return fieldsOf(fragment?.selectionSet, isCompositeType(named) ? named : on);
    });
  }

  function typeOf({ node, on }: Selected): GraphQLCompositeType | null {
    if (isUnionType(on)) return null;
    const field = on.getFields()[node.name.value];
    const type = field && getNamedType(field.type);
    return type && !isLeafType(type) && isCompositeType(type) ? type : null;
  }

  const argument = (node: FieldNode, name: string): unknown => {
    const value = node.arguments?.find((one) => one.name.value === name)?.value;
    if (value?.kind === Kind.VARIABLE) return variables[value.name.value];
    if (value?.kind === Kind.LIST) return value.values;
    return value?.kind === Kind.INT ? Number(value.value) : undefined;
  };

  /** The largest number of objects that a field can return. */
  function sizeOf(node: FieldNode): number {
    const size = argument(node, 'first') ?? argument(node, 'last');
    if (typeof size === 'number') return size;
    const ids = argument(node, 'ids');
    return Array.isArray(ids) ? ids.length : 1;
  }

  return { fieldsOf, typeOf, sizeOf };
}

export const isConnection = (type: GraphQLCompositeType): boolean =>
  type.name.endsWith('Connection');
