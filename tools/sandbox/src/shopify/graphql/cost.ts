import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLSchema,
  isCompositeType,
  isLeafType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  isUnionType,
} from 'graphql';

type Json = Record<string, unknown>;

/** A field in a selection, and the type whose field it is. */
type Selected = { node: FieldNode; on: GraphQLCompositeType };

const connectionCost = 2;
const mutationCost = 10;

/**
 * The price of a query by the published rule: 0 for a scalar, 1 for an object, 2 for a connection
 * and its objects' prices as often as it may return some, 10 for a mutation, and for an interface or
 * a union the dearest of what may come.
 */
export function createCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Json,
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

  /** How many objects a field may bring. */
  function sizeOf(node: FieldNode): number {
    const size = argument(node, 'first') ?? argument(node, 'last');
    if (typeof size === 'number') return size;
    const ids = argument(node, 'ids');
    return Array.isArray(ids) ? ids.length : 1;
  }

  const isConnection = (type: GraphQLCompositeType): boolean => type.name.endsWith('Connection');

  /** What is asked of each of a connection's objects, by `nodes` or by `edges`. */
  function itemsOf(field: Selected, type: GraphQLCompositeType): Selected[] {
    const inside = fieldsOf(field.node.selectionSet, type);
    return inside.flatMap((one) => {
      const next = typeOf(one);
      if (one.node.name.value === 'nodes') return [one];
      if (one.node.name.value !== 'edges' || !next) return [];
      return fieldsOf(one.node.selectionSet, next).filter(({ node }) => node.name.value === 'node');
    });
  }

  function requestedOf(field: Selected): number {
    const type = typeOf(field);
    if (!type) return 0;
    if (!isConnection(type)) return sizeOf(field.node) * (1 + sum(field.node.selectionSet, type));
    const each = itemsOf(field, type).map((item) => {
      const itemType = typeOf(item);
      return itemType ? 1 + sum(item.node.selectionSet, itemType) : 0;
    });
    return connectionCost + sizeOf(field.node) * Math.max(0, ...each);
  }

  /** Common fields together, and of the types that exclude each other the dearest. */
  function sum(set: SelectionSetNode | undefined, on: GraphQLCompositeType): number {
    const byType = Map.groupBy(fieldsOf(set, on), (field) => field.on.name);
    const costs = [...byType].map(([name, fields]) => ({
      own: name === on.name,
      cost: fields.reduce((total, field) => total + requestedOf(field), 0),
    }));
    const common = costs.filter(({ own }) => own).reduce((total, { cost }) => total + cost, 0);
    return common + Math.max(0, ...costs.filter(({ own }) => !own).map(({ cost }) => cost));
  }

  function actualOf(field: Selected, data: Json): number {
    const value = data[field.node.alias?.value ?? field.node.name.value];
    const type = typeOf(field);
    if (!type || !value) return 0;
    return (Array.isArray(value) ? value : [value]).reduce<number>(
      (total, one: Json | null) => total + (one ? actualObject(field, type, one) : 0),
      0,
    );
  }

  function actualObject(field: Selected, type: GraphQLCompositeType, one: Json): number {
    const own = isConnection(type) ? connectionCost : 1;
    // An edge is no object of its own: its node is.
    const free = type.name === 'PageInfo' || type.name.endsWith('Edge');
    const inside = fieldsOf(field.node.selectionSet, type).map((child) => actualOf(child, one));
    return (free ? 0 : own) + inside.reduce((total, cost) => total + cost, 0);
  }

  const root =
    operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  const fields = root ? fieldsOf(operation.selectionSet, root) : [];
  const isMutation = operation.operation === 'mutation';
  return {
    /** Names of what is asked for at the root. */
    names: fields.map(({ node }) => node.name.value),
    requested: isMutation
      ? fields.length * mutationCost
      : fields.reduce((total, field) => total + requestedOf(field), 0),
    actual: (data: Json | null | undefined): number => {
      if (isMutation) return fields.length * mutationCost;
      return data ? fields.reduce((total, field) => total + actualOf(field, data), 0) : 0;
    },
  };
}
