import type {
  DocumentNode,
  GraphQLCompositeType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { createSelections, isConnection, type Selected, type Selections } from './selections.ts';

type Json = Record<string, unknown>;

const connectionCost = 2;
const mutationCost = 10;

/**
 * The cost of a query by Shopify's published rule: 0 for a scalar, 1 for an object, 2 for a
 * connection plus its page size times an object's cost, 10 for a mutation, and the highest possible
 * cost for an interface or union.
 */
export function createCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Json,
) {
  const selections = createSelections(schema, document, variables);
  const requestedOf = requestedCost(selections);
  const actualOf = actualCost(selections);
  const isMutation = operation.operation === 'mutation';
  const root = isMutation ? schema.getMutationType() : schema.getQueryType();
  const fields = root ? selections.fieldsOf(operation.selectionSet, root) : [];
  return {
    /** Names of the root fields. */
    names: fields.map(({ node }) => node.name.value),
    requested: isMutation ? fields.length * mutationCost : sumOf(fields, requestedOf),
    actual: (data: Json | null | undefined): number => {
      if (isMutation) return fields.length * mutationCost;
      return data ? sumOf(fields, (field) => actualOf(field, data)) : 0;
    },
  };
}

const sumOf = <Item>(items: readonly Item[], cost: (item: Item) => number): number =>
  items.reduce((total, item) => total + cost(item), 0);

/** What a field costs by what it may bring. */
function requestedCost({ fieldsOf, typeOf, sizeOf }: Selections) {
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

  function costOf(field: Selected): number {
    const type = typeOf(field);
    if (!type) return 0;
    if (!isConnection(type))
      return sizeOf(field.node) * (1 + inside(field.node.selectionSet, type));
    const each = itemsOf(field, type).map((item) => {
      const itemType = typeOf(item);
      return itemType ? 1 + inside(item.node.selectionSet, itemType) : 0;
    });
    return connectionCost + sizeOf(field.node) * Math.max(0, ...each);
  }

  /** Sum of the common fields, plus the most expensive of the mutually exclusive types. */
  function inside(set: SelectionSetNode | undefined, on: GraphQLCompositeType): number {
    const byType = Map.groupBy(fieldsOf(set, on), (field) => field.on.name);
    const costs = [...byType].map(([name, fields]) => ({
      own: name === on.name,
      cost: sumOf(fields, costOf),
    }));
    const common = sumOf(
      costs.filter(({ own }) => own),
      ({ cost }) => cost,
    );
    return common + Math.max(0, ...costs.filter(({ own }) => !own).map(({ cost }) => cost));
  }

  return costOf;
}

/** What a field cost by what it brought. */
function actualCost({ fieldsOf, typeOf }: Selections) {
  function costOf(field: Selected, data: Json): number {
    const value = data[field.node.alias?.value ?? field.node.name.value];
    const type = typeOf(field);
    if (!type || !value) return 0;
    const objects = (Array.isArray(value) ? value : [value]) as (Json | null)[];
    return sumOf(objects, (one) => (one ? objectCost(field, type, one) : 0));
  }

  function objectCost(field: Selected, type: GraphQLCompositeType, one: Json): number {
    const own = isConnection(type) ? connectionCost : 1;
    // Edges are free: only their nodes count.
    const free = type.name === 'PageInfo' || type.name.endsWith('Edge');
    const children = fieldsOf(field.node.selectionSet, type);
    return (free ? 0 : own) + sumOf(children, (child) => costOf(child, one));
  }

  return costOf;
}
